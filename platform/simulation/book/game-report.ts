import type { ReportLine } from '#shared/domain/game/game-state.ts';
import { isReported } from '#shared/domain/game/incident-kinds.ts';
import { REPORT_LENGTH, reportLine } from '#shared/domain/game/report.ts';
import { sportById } from '#shared/domain/sports/sports.ts';
import type { AnyModel } from '../models/families.ts';
import type { Matchup } from '../models/model.ts';
import type { GameScript } from './game-script.ts';

/**
 * The running report of a game, the last line first. The whole past is folded, but only the lines of the report are
 * looked at.
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
    // The family may show another incident than this one, which need not be news to it.
    const line = reportLine(matchup.sportId, before, { ...model.view(state, event.t, matchup), incident });
    if (line !== null) lines.push(line);
  }
  return lines.reverse();
}
