/** States of a remote section, by the numbers of shell §4. */
export const SECTION_STATE = { notExist: -2, error: -1, loading: 1, ready: 2 } as const;

export type SectionState = (typeof SECTION_STATE)[keyof typeof SECTION_STATE];

/** Transitions of shell §4; there are no others. */
export const SECTION_MOVES = {
  [-2]: [1, 2],
  [-1]: [1, -2],
  1: [-1, 2, -2],
  2: [-2],
} as const satisfies Record<SectionState, readonly SectionState[]>;

/** States that may follow a state. */
export type NextState<From extends SectionState> = (typeof SECTION_MOVES)[From][number];

/** Part that failed: the section's server, or the component that it delivered. */
export type SectionFailure = 'answer' | 'component';

interface RecordByState {
  [-2]: { readonly state: -2 };
  /** Failed for now, after this number of retries. */
  [-1]: { readonly state: -1; readonly failure: SectionFailure; readonly retries: number };
  /** Loading for the first time (0 retries) or again. */
  1: { readonly state: 1; readonly retries: number };
  /** Ready; the retries are forgotten. */
  2: { readonly state: 2 };
}

export type RecordOf<State extends SectionState> = RecordByState[State];
export type SectionRecord = RecordByState[SectionState];

export const NO_SECTION: RecordOf<-2> = { state: SECTION_STATE.notExist };

/** Changes the state of a record; transitions that shell §4 does not allow do not compile. */
function moved<From extends SectionState>(_from: RecordOf<From>, to: RecordOf<NextState<From>>): SectionRecord {
  return to;
}

export type SectionEvent =
  /** The section is requested, after this number of retries. */
  | { readonly type: 'asked'; readonly retries: number }
  /** The section has loaded, from its server or from the page's HTML. */
  | { readonly type: 'arrived' }
  | { readonly type: 'failed'; readonly failure: SectionFailure }
  /** Its place is removed, or its content is outdated. */
  | { readonly type: 'removed' };

/** Returns the record after an event; the same record where its state has no such transition. */
export function reduceSection(record: SectionRecord, event: SectionEvent): SectionRecord {
  switch (record.state) {
    case -2:
      if (event.type === 'asked') return moved(record, { state: 1, retries: event.retries });
      return event.type === 'arrived' ? moved(record, { state: 2 }) : record;
    case -1:
      if (event.type === 'asked') return moved(record, { state: 1, retries: event.retries });
      return event.type === 'removed' ? moved(record, NO_SECTION) : record;
    case 1:
      if (event.type === 'arrived') return moved(record, { state: 2 });
      if (event.type === 'failed') return moved(record, { state: -1, failure: event.failure, retries: record.retries });
      return event.type === 'removed' ? moved(record, NO_SECTION) : record;
    case 2:
      return event.type === 'removed' ? moved(record, NO_SECTION) : record;
  }
}

const FIRST_DELAY_MS = 1000;
/** Retries (shell §4): 3 by default, 5 for a failed remote component. */
const MAX_RETRIES: Readonly<Record<SectionFailure, number>> = { answer: 3, component: 5 };

/** Returns the delay of the next retry in ms: 1 s, then doubled each time; null when no retry is left. */
export function retryDelay({ failure, retries }: Pick<RecordOf<-1>, 'failure' | 'retries'>): number | null {
  return retries < MAX_RETRIES[failure] ? FIRST_DELAY_MS * 2 ** retries : null;
}
