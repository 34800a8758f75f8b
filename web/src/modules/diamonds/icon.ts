/** In a box of 24 by 24. */
export const icon = '<path d="M6.5 4h11L22 9.5 12 21 2 9.5ZM2 9.5h20M8.5 9.5L12 21l3.5-11.5L12 4Z"/>';
