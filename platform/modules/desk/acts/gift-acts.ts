import type { ParsedBody } from '#shared/contracts/call.ts';
import { deskPromoCall } from '#shared/contracts/desk/desk-book.ts';
import { deskApproveCall, deskProposalsCall, deskRefuseCall } from '#shared/contracts/desk/desk-proposals.ts';
import { currencyOf, isCurrencyIso } from '#shared/domain/money/currencies.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { ConfigService } from '../../config/config-service.ts';
import type { Coupons } from '../../coupons/coupons-service.ts';
import type { DeskRegistry } from '../desk-registry.ts';
import type { FactsRepository } from '../facts-repository.ts';
import { amountText } from '../pages/markup.ts';
import type { PlayersRepository } from '../players-repository.ts';
import type { Proposals } from '../proposals/proposals-service.ts';

export interface GiftActsInput {
  readonly proposals: Proposals;
  readonly coupons: Pick<Coupons, 'promoCodes'>;
  readonly players: Pick<PlayersRepository, 'player'>;
  readonly facts: Pick<FactsRepository, 'isOfRegistration' | 'promoCode'>;
  readonly config: Pick<ConfigService, 'config' | 'deskGifts' | 'registrationCodes'>;
  readonly clock: Pick<ServerClock, 'now'>;
}

type Gift = ParsedBody<typeof deskPromoCall>;
/** A code as it is stored. */
type StoredCode = Omit<Gift, 'code' | 'reason'> & { readonly uses: number };

/** Weights are thousandths of a currency's base amount. */
const WEIGHTS = 1000;

const minorOf = (iso: string, weight: number) => Math.floor((currencyOf(iso).initialAmount * weight) / WEIGHTS);

const weightOf = ({ value, iso }: Pick<Gift, 'iso' | 'value'>) =>
  Math.ceil((value * WEIGHTS) / currencyOf(iso).initialAmount);

/** Decides whether a gift is the stored code as it is, unused. */
const isSame = (gift: Gift, stored: StoredCode) =>
  stored.uses === 0 &&
  (['userId', 'value', 'iso', 'minCoef', 'minLegs', 'expiresAt'] as const).every((name) => gift[name] === stored[name]);

function problem(name: string, message: string): ApiError {
  return new ApiError('BAD_REQUEST', { message, issues: [{ path: `body.${name}`, message }] });
}

/** Describes the free bet by code as an act that gives money. */
function describeGift({ proposals, coupons, players, facts, config, clock }: GiftActsInput): void {
  const maxOf = (iso: string) => minorOf(iso, config.deskGifts().maxTimes * WEIGHTS);
  proposals.describe({
    call: deskPromoCall,
    state: ({ code }) => facts.promoCode(code),
    weightOf(gift, before) {
      // A code that was given before the bounds weighs as the largest gift: otherwise it could not be made smaller.
      const replaced =
        before === null ? 0 : Math.min(weightOf(before as StoredCode), config.deskGifts().maxTimes * WEIGHTS);
      return Math.max(weightOf(gift), replaced);
    },
    isDone: (gift, before) => before !== null && isSame(gift, before as StoredCode),
    async check({ code, userId, value, iso, expiresAt }) {
      if (!isCurrencyIso(iso)) throw new ApiError('CURRENCY_UNKNOWN');
      if (value > maxOf(iso)) {
        const most = amountText(maxOf(iso), currencyOf(iso).decimals, iso);
        throw problem('value', `Must be at most ${maxOf(iso)}, which is ${most}: no gift of the desk is larger`);
      }
      if (await facts.isOfRegistration(code, config.registrationCodes())) {
        throw problem('code', 'Is of the form of the gifts to new players; choose another code');
      }
      if (expiresAt !== null && expiresAt <= clock.now()) throw problem('expiresAt', 'Must be later than now');
      if (userId !== null && !(await players.player(userId))) {
        throw new ApiError('ACCOUNT_UNKNOWN', { message: 'There is no such player.' });
      }
      const uses = Number((await facts.promoCode(code))?.uses ?? 0);
      if (uses > 0) throw problem('code', 'Was used before and stays as it is; choose another code');
    },
    async carryOut({ reason: _, ...code }: Gift, tx) {
      return (await coupons.promoCodes.give(code, tx)) ? code : null;
    },
  });
}

/** Registers the acts that give money, and the approval of a second person (decision 042). */
export function giftActs(desk: DeskRegistry, input: GiftActsInput): void {
  const { proposals, facts, config } = input;
  describeGift(input);

  desk.act(deskPromoCall, {
    userId: ({ userId }) => userId,
    state: ({ code }) => facts.promoCode(code),
    async apply(body, staff) {
      const { reason: _, ...code } = body;
      const { proposal, answer } = await proposals.submit(deskPromoCall.id, body, staff);
      return { ...code, isGiven: answer !== null, proposal };
    },
  });
  desk.read(deskProposalsCall, async ({ staff }) => {
    const iso = config.config().defaultCurrency;
    const { maxTimes, aloneTimes, dayTimes, hours } = config.deskGifts();
    const given = await proposals.given(staff);
    return {
      proposals: await proposals.list(staff),
      gifts: {
        iso,
        hours,
        max: minorOf(iso, maxTimes * WEIGHTS),
        alone: minorOf(iso, aloneTimes * WEIGHTS),
        day: minorOf(iso, dayTimes * WEIGHTS),
        givenAlone: minorOf(iso, given.alone),
        given: minorOf(iso, given.all),
      },
    };
  });
  desk.act(deskApproveCall, {
    state: ({ id }) => proposals.find(id),
    apply: ({ id, reason }, staff) => proposals.approve(id, reason, staff),
  });
  desk.act(deskRefuseCall, {
    state: ({ id }) => proposals.find(id),
    apply: ({ id, reason }, staff) => proposals.refuse(id, reason, staff),
  });
}
