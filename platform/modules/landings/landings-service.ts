import * as v from 'valibot';
import type { Game } from '#shared/contracts/catalogue.ts';
import { type Landing, type LandingRecord, landingRecordSchema } from '#shared/contracts/landing.ts';
import { matchRoute } from '#shared/domain/routing/route-table.ts';
import { sportBySlug } from '#shared/domain/sports/sports.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { Book } from '../../simulation/book/book-port.ts';
import { readBrandLandings } from './brand-landings.ts';
import type { LandingsRepository } from './landings-repository.ts';

/** Landing pages (shell §2.4): the brand's own, and overrides of them. */
export interface Landings {
  /**
   * Returns the landing in a language, or in its fallback language. ApiError LANDING_UNKNOWN also before and after its
   * time.
   */
  show(id: string, language: string | undefined): Promise<Landing>;
  /** Returns where an ended landing redirects, with the query; null for nowhere. */
  redirectOf(url: string): Promise<string | null>;
  /** Overrides a landing for all processes; null removes it. */
  put(id: string, record: LandingRecord | null): Promise<void>;
  /** Removes all overrides. */
  reset(): Promise<void>;
  /** Ids of the brand's own landings. */
  brandIds(): string[];
}

interface LandingsInput {
  readonly repository: LandingsRepository;
  readonly book: Pick<Book, 'game' | 'list'>;
  readonly clock: ServerClock;
}

type Phase = 'before' | 'now' | 'over';

function phaseOf({ publishedFrom, publishedUntil }: LandingRecord, now: number): Phase {
  if (publishedUntil !== null && now >= publishedUntil) return 'over';
  return publishedFrom !== null && now < publishedFrom ? 'before' : 'now';
}

/** Returns the id in the address of a landing; null for any other address. */
function idInPath(path: string): string | null {
  const match = matchRoute(path);
  if (match?.row.page !== 'landing') return null;
  const { landingId, promotionId, id } = match.params;
  return landingId ?? promotionId ?? id ?? null;
}

export async function createLandings({ repository, book, clock }: LandingsInput): Promise<Landings> {
  const brand = await readBrandLandings();

  async function find(id: string): Promise<LandingRecord | null> {
    const put = await repository.find(id);
    if (put === undefined) return brand.get(id) ?? null;
    return put === null ? null : v.parse(landingRecordSchema, put);
  }

  function gamesOf({ games: query }: LandingRecord): Game[] {
    if (query === null) return [];
    const sport = query.sport === undefined ? undefined : sportBySlug(query.sport);
    if (query.sport !== undefined && sport === undefined) return [];
    const ids = book.list({
      section: query.section,
      ...(sport ? { sportId: sport.id } : {}),
      ...(query.filter ? { filter: query.filter } : {}),
    });
    return ids.slice(0, query.count).flatMap((id) => book.game(id) ?? []);
  }

  function countdownOf({ countdownTo, publishedUntil }: LandingRecord, games: readonly Game[]): number | null {
    if (countdownTo === 'end') return publishedUntil;
    if (countdownTo === null) return null;
    const starts = games.map(({ startAt }) => startAt).filter((startAt) => startAt > clock.now());
    return starts.length === 0 ? null : Math.min(...starts);
  }

  return {
    async show(id, wanted) {
      const record = await find(id);
      const now = clock.now();
      if (!record || phaseOf(record, now) !== 'now') throw new ApiError('LANDING_UNKNOWN');
      const language = wanted !== undefined && record.texts[wanted] ? wanted : record.fallback;
      const texts = record.texts[language];
      if (!texts) throw new ApiError('LANDING_UNKNOWN');
      const games = gamesOf(record);
      return {
        id,
        language,
        texts,
        games,
        blocks: record.blocks,
        action: record.action,
        countdownAt: countdownOf(record, games),
        endsAt: record.publishedUntil,
        now,
      };
    },
    async redirectOf(url) {
      const [path = '', query] = url.split('?');
      const id = idInPath(path);
      const record = id === null ? null : await find(id);
      if (!record || record.whenOver === null || phaseOf(record, clock.now()) !== 'over') return null;
      const page = record.whenOver === '' ? '' : `/${record.whenOver}`;
      return `${path.slice(0, 3)}${page}${query ? `?${query}` : ''}`;
    },
    put: (id, record) => repository.put(id, record),
    reset: () => repository.clear(),
    brandIds: () => [...brand.keys()],
  };
}
