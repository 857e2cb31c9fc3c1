/** Sports that exist on a console only. */
const CONSOLE_SPORTS: ReadonlySet<number> = new Set([85, 86, 87]);

interface MaybeSimulated {
  readonly sportId: number;
  /** Word of the back end; without it the sport decides. */
  readonly simulated?: boolean | undefined;
}

/**
 * Decides whether a game or a competition is simulated: played by software, as in a simulated league (SRL), or
 * on a console (decision 052). Contests of professionals in Counter-Strike or Dota 2 are real.
 */
export function isSimulated({ sportId, simulated }: MaybeSimulated): boolean {
  return simulated ?? CONSOLE_SPORTS.has(sportId);
}
