/** In a box of 24 by 24. */
export const icon =
  '<circle cx="8" cy="8" r="5"/><circle cx="16" cy="16" r="5"/><path d="M16 3.5h4.5V8M20.5 3.5L15 9M8 20.5H3.5'
  + 'V16M3.5 20.5L9 15"/>';
