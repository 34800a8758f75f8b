/** In a box of 24 by 24. */
export const icon = '<path d="M3 12L12 4l9 8M5.5 10.5V20h13v-9.5M10 20v-5.5h4V20"/>';
