/** In a box of 24 by 24. */
export const icon = '<path d="M3 21V6h3v2.5h2.5V6h2.2v2.5h2.6V6h2.2v2.5H18V6h3v15M8 21v-5a4 4 0 0 1 8 0v5M3 21h18"/>';
