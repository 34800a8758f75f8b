/** In a box of 24 by 24. */
export const icon = '<circle cx="12" cy="8" r="4.5"/><path d="M4 21c.5-4.5 3.5-7 8-7s7.5 2.5 8 7M8 5.5c2.5-2 5.5-2 8 0"/>';
