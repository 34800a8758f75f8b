/** In a box of 24 by 24. */
export const icon =
  '<rect x="5" y="2.5" width="14" height="19" rx="2.5"/><path d="M12 7l1.5 3.2 3.5.4-2.6 2.4.7 3.5-3.1-1.8-3.1'
  + ' 1.8.7-3.5L7 10.6l3.5-.4Z"/>';
