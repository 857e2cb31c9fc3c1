/** What a press of the button of a cash-out does. */
export type CashOutPress = 'arm' | 'nothing' | 'sell';

interface Pressed {
  readonly isArmed: boolean;
  /** The player has chosen to cash out with one press. */
  readonly isOneTap: boolean;
  /** Number of the press in a double click, from 1; 0 for a key. */
  readonly clicks: number;
}

/**
 * Decides what a press does: the first arms, the second sells. The second click of a double click is no decision, and the
 * third of a player who goes on pressing is one.
 */
export function pressOf({ isArmed, isOneTap, clicks }: Pressed): CashOutPress {
  if (isOneTap) return 'sell';
  if (!isArmed) return 'arm';
  return clicks === 2 ? 'nothing' : 'sell';
}
