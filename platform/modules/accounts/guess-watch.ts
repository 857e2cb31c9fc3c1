import type { PlayerRow } from './accounts-repository.ts';
import type { CountAllowance, Counters } from './counters.ts';

/** Tells the owner of an account that it is being guessed at; null stands for a login without a player. */
export type TellGuesses = (player: PlayerRow | null, guesses: number) => Promise<void>;

/** Watches wrong passwords of strangers over all networks, so that the owner of an account hears of them. */
export interface GuessWatch {
  /**
   * Counts a wrong password from a device that does not know the account, and tells the owner at most once a day. An
   * unknown login is counted alike, so that neither answer nor duration shows which accounts exist.
   *
   * @param login as the throttle counts it
   */
  note(login: string, player: PlayerRow | null): Promise<void>;
  /** Sets what tells owners; until then nobody is told. */
  onGuessed(tell: TellGuesses): void;
}

const DAY = 86_400_000;
/** Wrong passwords of a day after which the owner is told: more than one forgetful person types. */
const GUESSES: CountAllowance = { max: 20, windowMs: DAY };
/** The letters' own budget: neither codes nor messages about changes share it. */
const LETTERS: CountAllowance = { max: 1, windowMs: DAY };

/** @param counters count in all processes together */
export function createGuessWatch(counters: Pick<Counters, 'forget' | 'take'>): GuessWatch {
  let tell: TellGuesses = async () => undefined;
  return {
    async note(login, player) {
      const guesses = await counters.take(`guesses:${login}`, GUESSES);
      if (guesses.isAllowed && guesses.left > 0) return;
      const letter = `guess-letter:${login}`;
      if (!(await counters.take(letter, LETTERS)).isAllowed) return;
      await tell(player, GUESSES.max).catch(async (error: unknown) => {
        // The next wrong password tries to tell again.
        await counters.forget(letter);
        throw error;
      });
    },
    onGuessed(next) {
      tell = next;
    },
  };
}
