/** How the days of a device are told. They are days of UTC: the server keeps nothing finer. */

const DAY = 86_400_000;

export const isToday = (day: number, now = Date.now()): boolean => Math.floor(day / DAY) === Math.floor(now / DAY);

export function dayOf(day: number, language: string): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(day);
}
