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
  readonly facts: Pick<FactsRepository, 'promoCode'>;
  readonly config: Pick<ConfigService, 'config' | 'deskGifts' | 'giftOf'>;
  readonly clock: Pick<ServerClock, 'now'>;
}

type Gift = ParsedBody<typeof deskPromoCall>;

/** Weights are thousandths of a currency's base amount. */
const WEIGHTS = 1000;

const minorOf = (iso: string, weight: number) => Math.floor((currencyOf(iso).initialAmount * weight) / WEIGHTS);

function problem(name: string, message: string): ApiError {
  return new ApiError('BAD_REQUEST', { message, issues: [{ path: `body.${name}`, message }] });
}

/** Describes the free bet by code as an act that gives money. */
function describeGift({ proposals, coupons, players, facts, config, clock }: GiftActsInput): void {
  const maxOf = (iso: string) => minorOf(iso, config.deskGifts().maxTimes * WEIGHTS);
  proposals.describe({
    call: deskPromoCall,
    state: ({ code }) => facts.promoCode(code),
    weightOf: ({ value, iso }) => Math.ceil((value * WEIGHTS) / currencyOf(iso).initialAmount),
    async check({ code, userId, value, iso, expiresAt }) {
      if (!isCurrencyIso(iso)) throw new ApiError('CURRENCY_UNKNOWN');
      if (value > maxOf(iso)) {
        const most = amountText(maxOf(iso), currencyOf(iso).decimals, iso);
        throw problem('value', `Must be at most ${maxOf(iso)}, which is ${most}: no gift of the desk is larger`);
      }
      const ofRegistration = /^(.+)-\d+$/.exec(code)?.[1];
      if (ofRegistration !== undefined && config.giftOf(ofRegistration)) {
        throw problem('code', `Is of the form of the gifts of ${ofRegistration} to new players; choose another code`);
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
