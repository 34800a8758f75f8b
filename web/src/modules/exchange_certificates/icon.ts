/** In a box of 24 by 24. */
export const icon = '<path d="M6 3h12v13H6ZM9 7h6M9 10.5h4M9 16v5l3-2 3 2v-5"/>';
