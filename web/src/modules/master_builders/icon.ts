/** In a box of 24 by 24. */
export const icon = '<circle cx="12" cy="4.5" r="2"/><path d="M11 6.5L5 21M13 6.5L19 21M7.5 15h9"/>';
