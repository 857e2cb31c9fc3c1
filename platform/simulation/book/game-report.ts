import type { ReportLine } from '#shared/domain/game/game-state.ts';
import { isReported } from '#shared/domain/game/incident-kinds.ts';
import { REPORT_LENGTH, reportLine } from '#shared/domain/game/report.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import type { AnyModel } from '../models/families.ts';
import type { Matchup } from '../models/model.ts';
import type { GameScript } from './game-script.ts';

/**
 * Builds the running report of a game, newest line first. It folds the whole past but only makes the lines of the
 * report.
 */
export function gameReport(model: AnyModel, matchup: Matchup, past: GameScript): ReportLine[] {
  const sport = sportById(matchup.sportId)?.slug ?? '';
  const told = past.flatMap(({ kind }, index) => (isReported(sport, kind) ? [index] : [])).slice(-REPORT_LENGTH);
  const wanted = new Set(told);
  const lines: ReportLine[] = [];
  let state = model.initial(matchup);
  for (const [index, event] of past.entries()) {
    const before = wanted.has(index) ? model.view(state, event.t, matchup) : null;
    state = model.apply(state, event, matchup);
    if (before === null) continue;
    const incident = { kind: event.kind, side: event.side, at: matchup.startAt + event.t };
    // The view of the family may still show an earlier incident than this one.
    const line = reportLine(matchup.sportId, before, { ...model.view(state, event.t, matchup), incident });
    if (line !== null) lines.push(line);
  }
  return lines.reverse();
}
