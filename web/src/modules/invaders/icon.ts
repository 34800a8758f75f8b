/** In a box of 24 by 24. */
export const icon = '<path d="M4 3l11 11M20 3L9 14M4 3v4l8.5 8.5M20 3v4l-8.5 8.5M6 15l3 3-4 3-2-2ZM18 15l-3 3 4 3 2-2Z"/>';
