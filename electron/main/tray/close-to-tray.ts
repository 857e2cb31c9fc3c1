/** State of the app when the window is about to close. */
export interface ClosingWindow {
  /** Whether the player has chosen it in the settings. */
  readonly isWanted: boolean;
  /** Whether a tray icon can open the window again. */
  readonly hasTray: boolean;
  /** Whether the app is quitting, by its menu or with the system. */
  readonly isQuitting: boolean;
}

/** Tells whether the window is hidden instead of closed: never when nothing could open it again. */
export const hidesInstead = ({ isWanted, hasTray, isQuitting }: ClosingWindow): boolean =>
  isWanted && hasTray && !isQuitting;

/**
 * Tells whether the window stays hidden at this start: the system has started the app, and the tray can open the
 * window.
 */
export const startsHidden = (isSignInStart: boolean, isWanted: boolean, hasTray: boolean): boolean =>
  isSignInStart && isWanted && hasTray;
