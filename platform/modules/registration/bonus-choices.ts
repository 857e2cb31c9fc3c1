import type { BonusChoiceAnswer } from '#shared/contracts/bonus-choice.ts';
import {
  BONUS_CHOICE,
  type BonusChoice,
  type CodeGift,
  giftValue,
  isCodeOpen,
} from '#shared/domain/registration/bonus-choice.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Transaction } from '../../database/pool.ts';
import type { Admission, Visitor } from '../admission/admission-service.ts';
import type { BonusRepository, BonusRow, StoredGift } from './bonus-repository.ts';

/** A new player, with the code of the registration. */
interface Newcomer {
  readonly userId: number;
  /** Registration code in capitals; '' for none. */
  readonly promo: string;
  readonly choice: BonusChoice;
  /** Currency of the main account, ISO 4217. */
  readonly currency: string;
}

/** Players' choice of bonus (betting §3, bonus choice), and the free bets of registration codes. */
export interface BonusChoices {
  /** Stores the choice of a new player, in the transaction that opens the account, and gives what the code gives. */
  welcome(newcomer: Newcomer, tx: Transaction): Promise<void>;
  of(userId: number): Promise<BonusChoiceAnswer>;
  /** Decides whether accounts can be opened with a code now: it is in its time, and not all its gifts are given. */
  isOpen(promo: string): Promise<boolean>;
  /**
   * Changes a choice; one that has led to a gift stays.
   *
   * @throws ApiError of a gate that is closed for bonuses, unless the choice declines them
   */
  choose(visitor: Visitor, choice: BonusChoice): Promise<BonusChoiceAnswer>;
}

interface BonusInput {
  readonly repository: BonusRepository;
  readonly admission: Pick<Admission, 'through'>;
  readonly clock: Pick<ServerClock, 'now'>;
  readonly giftOf: (code: string) => CodeGift | null;
}

const DAY_MS = 86_400_000;

/** Many players use one registration code; each free bet has one owner, and therefore its own code. */
function keptGift({ userId, promo, currency }: Newcomer, gift: CodeGift, now: number): StoredGift {
  return {
    code: `${promo}-${userId}`,
    promo,
    maxUses: gift.maxUses,
    value: giftValue(gift, currency),
    currency,
    minCoef: gift.minCoef,
    minLegs: gift.minLegs,
    expiresAt: now + gift.days * DAY_MS,
  };
}

/** Returns the function that decides whether accounts can be opened with a code now, as {@link BonusChoices.isOpen}. */
export function createCodeCheck({
  repository,
  clock,
  giftOf,
}: Pick<BonusInput, 'clock' | 'giftOf'> & {
  readonly repository: Pick<BonusRepository, 'usesOf'>;
}): BonusChoices['isOpen'] {
  return async (promo) => {
    const gift = giftOf(promo);
    if (!isCodeOpen(gift, clock.now())) return false;
    return gift === null || (await repository.usesOf(promo)) < gift.maxUses;
  };
}

/** Returns the bonus choices of a database. */
export function createBonusChoices({ repository, admission, clock, giftOf }: BonusInput): BonusChoices {
  function told({ choice, gift, givenCode }: BonusRow): BonusChoiceAnswer {
    const isWaiting = gift !== null && givenCode === null && gift.expiresAt > clock.now();
    return {
      choice,
      gift: isWaiting ? { value: gift.value, iso: gift.currency, expiresAt: gift.expiresAt } : null,
      givenCode,
    };
  }

  return {
    async welcome(newcomer, tx) {
      const { userId, promo, choice } = newcomer;
      const now = clock.now();
      const found = promo === '' ? null : giftOf(promo);
      const gift = found && keptGift(newcomer, found, now);
      await repository.choose({ userId, choice, gift, now }, tx);
    },
    isOpen: createCodeCheck({ repository, clock, giftOf }),
    async of(userId) {
      return told((await repository.of(userId)) ?? { choice: BONUS_CHOICE.sport, gift: null, givenCode: null });
    },
    async choose(visitor, choice) {
      const { userId } = visitor;
      const chosen = () => ({ userId, choice, gift: null, now: clock.now() });
      if (choice === BONUS_CHOICE.decline) return told(await repository.choose(chosen()));
      const { row } = await admission.through('bonus-claim', visitor, (gate) => repository.claim(chosen(), gate));
      return told(row);
    },
  };
}
