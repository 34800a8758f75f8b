/** What a prompt holds, whatever the game: one sentence, one hint, one primary button. */

export interface Button {
  label: string;
  icon?: string;
  pressed?: boolean;
  /** It opens something. */
  opens?: boolean;
  act: () => Promise<void> | void;
}

export interface Prompt {
  title: string;
  hint: string;
  thinking: boolean;
  /** In the middle of somebody else's turn. */
  interrupt: boolean;
  /** What the undo button would undo; "": there is none. */
  undo: string;
  buttons: Button[];
  /** What is missing, if it cannot be pressed yet. */
  primary: (Button & { missing: string }) | null;
}

/** A prompt that says nothing yet. */
export const NO_PROMPT = { hint: '', thinking: false, interrupt: false, undo: '', buttons: [], primary: null };
