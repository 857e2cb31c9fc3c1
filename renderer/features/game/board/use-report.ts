import { useEffect, useMemo, useRef, useState } from 'react';
import type { GameState, ReportLine } from '#shared/domain/game/game-state.ts';
import { mergedReport, reportLine, withLine } from '#shared/domain/game/report.ts';

/**
 * Returns the incidents of a game, latest first: those of the answer, then those of the feed.
 *
 * @param read report of the answer
 */
export function useReport(sportId: number, state: GameState, read: readonly ReportLine[]): readonly ReportLine[] {
  const [heard, setHeard] = useState<readonly ReportLine[]>([]);
  const last = useRef(state);
  useEffect(() => {
    const line = reportLine(sportId, last.current, state);
    last.current = state;
    if (line) setHeard((lines) => withLine(lines, line));
  }, [sportId, state]);
  return useMemo(() => mergedReport(read, heard), [read, heard]);
}
