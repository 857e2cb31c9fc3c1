import type { Maintenance, SiteBlock, Terms } from '#shared/contracts/access.ts';
import type { CallAnswer, ParsedBody } from '#shared/contracts/call.ts';
import type {
  controlAnalyticsCall,
  controlBanCall,
  controlClockCall,
  controlContentCall,
  controlEmailCall,
  controlEmailsCall,
  controlFaultCall,
  controlGeoCall,
  controlInboxCall,
  controlMaintenanceCall,
  controlSectionsCall,
  controlSpeedCall,
  controlStateCall,
  FundInput,
  StoredFault,
} from '#shared/contracts/control.ts';
import { MAX_INSTANT } from '#shared/contracts/instant.ts';
import { GEO_OFF_COOKIE } from '#shared/domain/session-cookies.ts';
import type { AdjustableClock } from '../../clock/clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { SimulatedBook } from '../../simulation/book/book-of-world.ts';
import type { Analytics } from '../analytics/analytics-service.ts';
import type { ConfigService } from '../config/config-service.ts';
import { type Content, storedPages } from '../content/content-service.ts';
import type { Decisions } from '../decisions/decisions-service.ts';
import type { MessageService } from '../delivery/delivery-service.ts';
import type { Emails } from '../emails/emails-service.ts';
import type { Faults } from './faults.ts';
import { createGameControls } from './game-controls.ts';
import { refusing } from './refusing.ts';

/** Puts money into a player's account, opening one when the player has none in the currency. */
export type Fund = (input: FundInput) => Promise<{ accountId: number; iso: string; money: number }>;

/** Finds the player of a control. */
export type FindPlayer = (who: {
  readonly email?: string | undefined;
  readonly userId?: number | undefined;
}) => Promise<number>;

/** Services that QA's controls use. */
export interface ControlDependencies {
  readonly clock: AdjustableClock;
  readonly book: Pick<SimulatedBook, 'controls' | 'game' | 'finalScore' | 'tick'>;
  readonly decisions: Pick<Decisions, 'beginReplay'>;
  readonly config: ConfigService;
  readonly faults: Faults;
  readonly fund: Fund;
  /** The id of a player by e-mail or id. ACCOUNT_UNKNOWN when there is none. */
  readonly findPlayer: FindPlayer;
  readonly emails: Pick<Emails, 'outbox' | 'write'>;
  readonly messages: Pick<MessageService, 'inbox'>;
  readonly content: Pick<Content, 'put' | 'restore'>;
  readonly analytics: Pick<Analytics, 'last'>;
  /** Makes a cookie value that lifts the geography's blocking until an instant of the wall clock. */
  readonly geography: { lift(until: number): string };
  /** Wall clock, epoch ms. */
  readonly wallNow?: () => number;
}

type ClockAnswer = CallAnswer<typeof controlSpeedCall>;

/** Returns the controls of QA, one method for each call of contracts/control. */
export function createControlService({
  clock,
  book,
  decisions,
  config,
  faults,
  fund,
  findPlayer,
  emails,
  messages,
  content,
  analytics,
  geography,
  wallNow = Date.now,
}: ControlDependencies) {
  const readClock = (): ClockAnswer => ({ now: clock.now(), wall: wallNow(), speed: clock.speed });

  return {
    async state(): Promise<CallAnswer<typeof controlStateCall>> {
      return {
        clock: readClock(),
        changes: book.controls.changes().map(({ gameId, change }) => ({ gameId, change })),
        faults: [...(await faults.all())],
        config: { ...config.patch() },
        maintenance: config.maintenance(),
        block: config.block(),
        terms: config.terms(),
      };
    },
    async moveClock(body: ParsedBody<typeof controlClockCall>): Promise<ClockAnswer> {
      const before = clock.now();
      const at = 'at' in body ? body.at : before + body.shiftMs;
      if (at < 0 || at > MAX_INSTANT)
        throw new ApiError('BAD_REQUEST', { message: 'The clock would leave the years 1970 to 9999.' });
      await clock.moveTo(at);
      if (clock.now() < before) await decisions.beginReplay();
      book.tick();
      return readClock();
    },
    async setSpeed(factor: number): Promise<ClockAnswer> {
      await clock.setSpeed(factor);
      return readClock();
    },
    ...createGameControls({ clock, book }),
    async mergeConfig(patch: Readonly<Record<string, unknown>>): Promise<{ config: Record<string, unknown> }> {
      await refusing(config.merge(patch));
      return { config: { ...config.patch() } };
    },
    async block(reason: number | null): Promise<SiteBlock> {
      await config.merge({ block: { displayTypeId: reason === null ? 0 : 1, templateTypeId: reason } });
      return config.block();
    },
    async maintenance({ active, ...instants }: ParsedBody<typeof controlMaintenanceCall>): Promise<Maintenance> {
      await config.merge({ maintenance: { isActive: active, ...instants } });
      return config.maintenance();
    },
    async terms(changed: boolean): Promise<Terms> {
      await config.merge({ terms: { changed, updatedAt: changed ? clock.now() : null } });
      return config.terms();
    },
    async sections({
      section,
      mode,
      delayMs,
    }: ParsedBody<typeof controlSectionsCall>): Promise<CallAnswer<typeof controlSectionsCall>> {
      await config.merge({ sectionModes: { [section]: mode === 'on' ? null : { mode, delayMs: delayMs ?? 5000 } } });
      return { sections: { ...config.sectionModes() } };
    },
    async ban({ level, ...who }: ParsedBody<typeof controlBanCall>): Promise<CallAnswer<typeof controlBanCall>> {
      const userId = await findPlayer(who);
      await config.merge({ bans: { [userId]: level === 0 ? null : level } });
      return { userId, level: config.banLevel(userId) };
    },
    async writeEmail({
      purpose,
      ...who
    }: ParsedBody<typeof controlEmailCall>): Promise<CallAnswer<typeof controlEmailCall>> {
      return { link: await emails.write(await findPlayer(who), purpose) };
    },
    async emails(who: ParsedBody<typeof controlEmailsCall>): Promise<CallAnswer<typeof controlEmailsCall>> {
      return { emails: await emails.outbox(await findPlayer(who)) };
    },
    async inbox(to: string): Promise<CallAnswer<typeof controlInboxCall>> {
      return { messages: await messages.inbox(to) };
    },
    async content({ pages }: ParsedBody<typeof controlContentCall>): Promise<CallAnswer<typeof controlContentCall>> {
      await content.put(pages);
      return storedPages(pages);
    },
    async analytics(count: number): Promise<CallAnswer<typeof controlAnalyticsCall>> {
      return { events: await analytics.last(count) };
    },
    liftGeography: (hours: number): CallAnswer<typeof controlGeoCall> => ({
      cookie: GEO_OFF_COOKIE,
      value: geography.lift(wallNow() + hours * 3_600_000),
    }),
    fund: (input: FundInput) => fund(input),
    fault: ({ times = 1, ...fault }: ParsedBody<typeof controlFaultCall>): Promise<StoredFault> =>
      faults.add(fault, times),
    async reset(): Promise<{ clock: ClockAnswer }> {
      await Promise.all([book.controls.reset(), faults.clear(), clock.reset(), config.reset(), content.restore()]);
      await decisions.beginReplay();
      book.tick();
      return { clock: readClock() };
    },
  };
}

export type ControlService = ReturnType<typeof createControlService>;
