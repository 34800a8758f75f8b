/** Sentences for those who listen: one polite and one urgent live region, mounted once by App. */

export const announcements = $state({ polite: '', urgent: '' });
let waiting: string[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Say it when there is time; several sentences at once become one message. */
export function announce(sentence: string): void {
  waiting.push(sentence);
  timer ??= setTimeout(() => {
    announcements.polite = waiting.join(' ');
    waiting = [];
    timer = undefined;
  }, 150);
}

/** Say it now. */
export function alertNow(sentence: string): void {
  announcements.urgent = '';
  setTimeout(() => (announcements.urgent = sentence), 30);
}
