/** In a box of 24 by 24. */
export const icon = '<path d="M3 11V9a4 4 0 0 1 4-4h10a4 4 0 0 1 4 4v2ZM3 11h18v9H3ZM10 11v4h4v-4"/>';
