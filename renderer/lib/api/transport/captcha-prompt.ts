/** Queue of captcha challenges for the player: the transport asks, the dialog answers. */
export interface CaptchaPrompt {
  /** Asks the player; returns the result of the challenge, or null when the player closed it. */
  readonly ask: () => Promise<string | null>;
  /** Ends the open challenge. */
  readonly answer: (result: string | null) => void;
  readonly isOpen: () => boolean;
  /** Calls back when a challenge opens or ends; returns the undo. */
  readonly subscribe: (listener: () => void) => () => void;
}

export function createCaptchaPrompt(): CaptchaPrompt {
  const listeners = new Set<() => void>();
  let resolve: ((result: string | null) => void) | undefined;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    ask: () =>
      new Promise((done) => {
        resolve = done;
        tell();
      }),
    answer(result) {
      const done = resolve;
      resolve = undefined;
      tell();
      done?.(result);
    },
    isOpen: () => resolve !== undefined,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Captcha prompt of this page. */
export const captchaPrompt = createCaptchaPrompt();
