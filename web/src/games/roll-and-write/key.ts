/** What the wire calls this game. */
export const KEY = 'roll-and-write';
