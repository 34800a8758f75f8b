/** In a box of 24 by 24. */
export const icon = '<path d="M3 20V9h3.5v3H10V9h4v3h3.5V9H21v11ZM3 16h18M8 16v4M14 12v4M17 16v4"/>';
