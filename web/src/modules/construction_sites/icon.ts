/** In a box of 24 by 24. */
export const icon = '<path d="M14 4l6 6M16 2l6 6-3 3-6-6ZM14.5 8.5L4 19l1.5 1.5L16 10"/>';
