import { sportById } from '../sports/sports.ts';
import type { GameState, Pair, ReportLine } from './game-state.ts';
import { isReported } from './incident-kinds.ts';

/** Largest number of lines in a report. */
export const REPORT_LENGTH = 24;

/**
 * Returns the count that incidents change: of the running set, map or frame in sports that are played in those,
 * otherwise the score.
 */
function countOf(sportId: number, state: GameState): Pair {
  const family = sportById(sportId)?.family;
  const inParts = family === 'rally' || family === 'maps' || family === 'frames';
  return (inParts ? state.periodScores.at(-1) : undefined) ?? state.score;
}

function clockOf({ clockSeconds, clockAt, clockRate }: GameState, at: number): number | null {
  return clockSeconds === null ? null : Math.max(0, Math.floor(clockSeconds + ((at - clockAt) / 1000) * clockRate));
}

/**
 * Returns the line that the last incident of a state adds to the running report of its game; null without an incident,
 * for one that the previous state had too, or when the report leaves it out.
 *
 * @param before the state before the incident, null when unknown
 */
export function reportLine(sportId: number, before: GameState | null, state: GameState): ReportLine | null {
  const { incident, period } = state;
  const sport = sportById(sportId)?.slug ?? '';
  if (incident === null || !isReported(sport, incident.kind)) return null;
  const known = before?.incident;
  if (known && known.at === incident.at && known.kind === incident.kind) return null;
  const score = countOf(sportId, state);
  const last = before === null ? score : countOf(sportId, before);
  const isNew = score[0] !== last[0] || score[1] !== last[1];
  const isNextPart = before !== null && before.period !== period;
  return { ...incident, period, clockSeconds: clockOf(state, incident.at), score: isNew && !isNextPart ? score : null };
}

function isSame(one: ReportLine, other: ReportLine): boolean {
  return one.at === other.at && one.kind === other.kind && one.side === other.side;
}

/** Returns a report with one more line at its head; existing lines do not change. */
export function withLine(report: readonly ReportLine[], line: ReportLine): readonly ReportLine[] {
  if (report.some((each) => isSame(each, line))) return report;
  return [line, ...report].sort((a, b) => b.at - a.at).slice(0, REPORT_LENGTH);
}

/** Returns two reports of one game merged; for a line of both, that of `read`. */
export function mergedReport(read: readonly ReportLine[], heard: readonly ReportLine[]): readonly ReportLine[] {
  return heard.reduce((report, line) => withLine(report, line), read);
}
