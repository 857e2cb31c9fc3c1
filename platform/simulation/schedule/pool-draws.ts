import type { Catalogue, CatalogueCompetition } from '../catalogue/catalogue.ts';
import type { CompetitionStage } from '../catalogue/plan.ts';
import { randomFrom } from '../random.ts';
import { type Edition, editionsIn } from './editions.ts';
import { isInSeason } from './season.ts';
import { mondayOf } from './slots.ts';

/** Draws of the players of a shared pool: no player is in two draws of the same days. */
export interface PoolDraws {
  /** Returns the players (team ids) of a competition's edition that begins on a local day, strongest first. */
  field(competitionId: number, from: number): readonly number[];
}

interface Entry extends Edition {
  readonly competition: CatalogueCompetition;
  readonly size: number;
}

/** Elo points by which a player's preference for a tournament may outweigh the order of strength. */
const WHIM = 110;
const FIELDS_KEPT = 2000;

function editionsOf(stage: CompetitionStage, from: number, to: number): (Edition & { size: number })[] {
  if (stage.kind === 'knockout')
    return editionsIn(stage, from, to).map((edition) => ({ ...edition, size: stage.size }));
  if (stage.kind !== 'circuit' || stage.weekly === undefined) return [];
  const found = [];
  for (let monday = mondayOf(from); monday <= to; monday += 7) {
    const open = isInSeason(stage.season, monday) || isInSeason(stage.season, monday + 6);
    if (open) found.push({ from: monday, to: monday + 6, size: stage.weekly });
  }
  return found;
}

/** Tells whether the first entry chooses its players before the second. */
function choosesBefore(a: Entry, b: Entry): boolean {
  if (a.from !== b.from) return a.from < b.from;
  return a.competition.order < b.competition.order;
}

/** Draws players of pools: earlier tournaments choose first, of the same day the more popular one. */
export function createPoolDraws(seed: string, catalogue: Catalogue): PoolDraws {
  const members = Map.groupBy(
    catalogue.competitions.filter((competition) => competition.pool !== null),
    (competition) => competition.pool,
  );
  const fields = new Map<number, readonly number[]>();

  const entries = new Map<string, readonly Entry[]>();

  function entriesIn(pool: string, from: number, to: number): readonly Entry[] {
    const key = `${pool}/${from}/${to}`;
    const known = entries.get(key);
    if (known) return known;
    if (entries.size >= FIELDS_KEPT) entries.clear();
    const found = findEntries(pool, from, to);
    entries.set(key, found);
    return found;
  }

  function findEntries(pool: string, from: number, to: number): Entry[] {
    return (members.get(pool) ?? []).flatMap((competition) =>
      competition.stages.flatMap((stage) =>
        editionsOf(stage, from, to).map((edition) => ({ ...edition, competition })),
      ),
    );
  }

  function choose(entry: Entry): readonly number[] {
    const { competition } = entry;
    const rivals = entriesIn(competition.pool ?? '', entry.from, entry.to);
    const taken = new Set(rivals.filter((rival) => choosesBefore(rival, entry)).flatMap((rival) => fieldOf(rival)));
    const random = randomFrom(seed, 'draw', competition.id, entry.from);
    const rating = (id: number) => catalogue.team(id)?.rating ?? 0;
    const preferences = competition.teamIds
      .map((id) => ({ id, preference: rating(id) + random.normal(0, WHIM) - (taken.has(id) ? 1e6 : 0) }))
      .sort((a, b) => b.preference - a.preference || a.id - b.id);
    return preferences
      .slice(0, entry.size)
      .map(({ id }) => id)
      .sort((a, b) => rating(b) - rating(a) || a - b);
  }

  function fieldOf(entry: Entry): readonly number[] {
    const key = entry.competition.id * 8192 + entry.from;
    const known = fields.get(key);
    if (known) return known;
    if (fields.size >= FIELDS_KEPT) fields.clear();
    const field = choose(entry);
    fields.set(key, field);
    return field;
  }

  return {
    field(competitionId, from) {
      const competition = catalogue.competition(competitionId);
      if (!competition) throw new Error(`no competition ${competitionId}`);
      for (const stage of competition.stages) {
        const edition = editionsOf(stage, from, from).find((each) => each.from === from);
        if (edition) return fieldOf({ ...edition, competition });
      }
      throw new Error(`${competition.name} has no edition that begins on day ${from}`);
    },
  };
}
