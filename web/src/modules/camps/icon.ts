/** In a box of 24 by 24. */
export const icon = '<path d="M12 4L2.5 20h19ZM12 4v16M9 20l3-6 3 6M12 4l3-1.5"/>';
