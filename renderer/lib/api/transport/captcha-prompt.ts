/** Queue of captcha challenges for the player: the transport asks, the dialog answers one after the other. */
export interface CaptchaPrompt {
  /**
   * Asks the player; returns the result of the challenge, or null when the player closed it. A result is good for one
   * call, so that each call asks for its own.
   *
   * @param path of the call, without its query
   */
  readonly ask: (path: string) => Promise<string | null>;
  /** Ends the open challenge; null ends those that wait as well. */
  readonly answer: (result: string | null) => void;
  readonly isOpen: () => boolean;
  /** Returns the path of the call whose challenge is open; '' for none. */
  readonly path: () => string;
  /** Returns the number of challenges answered up to now: each one is shown afresh. */
  readonly answered: () => number;
  /** Calls back when a challenge opens or ends; returns the undo. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createCaptchaPrompt(): CaptchaPrompt {
  const listeners = new Set<() => void>();
  const line: { readonly path: string; readonly done: (result: string | null) => void }[] = [];
  let answered = 0;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    ask: (path) =>
      new Promise((done) => {
        line.push({ path, done });
        tell();
      }),
    answer(result) {
      const ended = line.splice(0, result === null ? line.length : 1);
      answered += ended.length;
      tell();
      for (const { done } of ended) done(result);
    },
    isOpen: () => line.length > 0,
    path: () => line[0]?.path ?? '',
    answered: () => answered,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Captcha prompt of this page. */
export const captchaPrompt = createCaptchaPrompt();
