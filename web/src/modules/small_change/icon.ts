/** In a box of 24 by 24. */
export const icon =
  '<ellipse cx="9" cy="7" rx="6" ry="3"/><path d="M3 7v4c0 1.7 2.7 3 6 3s6-1.3 6-3V7M3 11v4c0 1.7 2.7 3 6 3 1.1'
  + ' 0 2-.1 3-.4"/><circle cx="17" cy="17" r="4.5"/>';
