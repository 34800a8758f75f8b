/** Short sounds, made by the browser itself. Off unless somebody wants them. */

import { settings } from './settings.svelte';

export type Sound = 'turn' | 'done' | 'refused' | 'scoring';

/** Notes in hertz, one after the other. */
const NOTES: Record<Sound, number[]> = {
  turn: [587, 880],
  done: [440],
  refused: [196],
  scoring: [523, 659, 784],
};
const LENGTH = 0.12; // seconds for each note
let context: AudioContext | null = null;

export function sound(which: Sound): void {
  if (!settings.sound || typeof AudioContext === 'undefined') return;
  context ??= new AudioContext();
  let start = context.currentTime;
  for (const frequency of NOTES[which]) {
    const tone = context.createOscillator();
    const volume = context.createGain();
    tone.type = 'triangle';
    tone.frequency.value = frequency;
    volume.gain.setValueAtTime(0.08, start);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + LENGTH * 2);
    tone.connect(volume).connect(context.destination);
    tone.start(start);
    tone.stop(start + LENGTH * 2);
    start += LENGTH;
  }
}
