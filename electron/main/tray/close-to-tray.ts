/** What is known when the window is about to be closed. */
export interface ClosingWindow {
  /** The player has chosen it in the settings. */
  readonly isWanted: boolean;
  /** There is a tray that the window can be opened from again. */
  readonly hasTray: boolean;
  /** The app is ending: by its menu, or with the system. */
  readonly isQuitting: boolean;
}

/** Whether the window is hidden in the place of being closed: never where nothing would lead back to it. */
export const hidesInstead = ({ isWanted, hasTray, isQuitting }: ClosingWindow): boolean =>
  isWanted && hasTray && !isQuitting;

/** Whether the window stays hidden at this start: the system has started the app, and the tray leads to it. */
export const startsHidden = (isSignInStart: boolean, isWanted: boolean, hasTray: boolean): boolean =>
  isSignInStart && isWanted && hasTray;
