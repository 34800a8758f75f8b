/** In a box of 24 by 24. */
export const icon = '<path d="M3 9l2-5h14l2 5M3 9c0 3 4.5 3 4.5 0 0 3 4.5 3 4.5 0 0 3 4.5 3 4.5 0 0 3 4.5 3 4.5 0M5 12v9h14v-9"/>';
