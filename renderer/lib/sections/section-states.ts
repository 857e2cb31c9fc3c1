import { noteDebugEvent, registerDebugSource } from '../debug/debug-port.ts';
import type { SectionLoader } from './section-loader.ts';
import { SECTION_STATE, type SectionFailure, type SectionState } from './section-state.ts';

/** Report about one section of the page. */
export interface SectionReport {
  readonly name: string;
  /** State by the numbers of shell §4. */
  readonly state: SectionState;
  readonly sectionStateName: string;
  /** Retries so far while loading or failed; 0 in all other states. */
  readonly retries: number;
  readonly failure: SectionFailure | null;
  /** Time of the next retry, device clock, epoch ms; null for none. */
  readonly retryAt: number | null;
  /** Version of the shown content; null for none. */
  readonly version: string | null;
  /** The error view is shown. */
  readonly isBroken: boolean;
}

const NAMES: Readonly<Record<SectionState, string>> = {
  [SECTION_STATE.notExist]: 'not-exist',
  [SECTION_STATE.error]: 'error',
  [SECTION_STATE.loading]: 'loading',
  [SECTION_STATE.ready]: 'ready',
};

/** Returns the name of a state. */
export function sectionStateName(state: SectionState): string {
  return NAMES[state];
}

let reports: readonly SectionReport[] = [];
const listeners = new Set<() => void>();

function reportOf(loader: SectionLoader, name: string): SectionReport {
  const { record, shown, isBroken } = loader.view(name);
  return {
    name,
    state: record.state,
    sectionStateName: sectionStateName(record.state),
    retries: 'retries' in record ? record.retries : 0,
    failure: 'failure' in record ? record.failure : null,
    retryAt: loader.retryAt(name),
    version: shown?.content.version ?? null,
    isBroken,
  };
}

/** Reads the reports of this loader from now on. */
export function watchLoader(loader: SectionLoader): void {
  loader.subscribe(() => {
    const before = reports;
    reports = loader.names().map((name) => reportOf(loader, name));
    for (const report of reports) {
      const { state, isBroken } = before.find(({ name }) => name === report.name) ?? {};
      if (state !== report.state || isBroken !== report.isBroken) noteDebugEvent('section', report);
    }
    for (const listener of [...listeners]) listener();
  });
}

registerDebugSource('sections', sectionStates);

/** Returns the reports of all sections, the same array until one of them changes. */
export function sectionStates(): readonly SectionReport[] {
  return reports;
}

/** Calls back when `sectionStates` has changed; returns the undo. */
export function watchSectionStates(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
