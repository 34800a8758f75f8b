/** In a box of 24 by 24. */
export const icon = '<path d="M3 21V8a4.5 4.5 0 0 1 9 0v13M12 21V8a4.5 4.5 0 0 1 9 0v13M2 21h20"/>';
