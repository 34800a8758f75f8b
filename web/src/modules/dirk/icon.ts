/** In a box of 24 by 24. */
export const icon = '<path d="M7 8.5h10M8.5 8.5L10 3.5h4l1.5 5M8 8.5a4 4 0 0 0 8 0M4 21c.5-4.5 3.5-7 8-7s7.5 2.5 8 7"/>';
