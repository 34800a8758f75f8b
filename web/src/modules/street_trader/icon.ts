/** In a box of 24 by 24. */
export const icon = '<path d="M3 5h2.5l2.5 10h10l2-7H7M9.5 20a1.5 1.5 0 1 0 0-.1M16.5 20a1.5 1.5 0 1 0 0-.1"/>';
