/** States of a remote section, by the numbers of shell §4. */
export const SECTION_STATE = { notExist: -2, error: -1, loading: 1, ready: 2 } as const;

export type SectionState = (typeof SECTION_STATE)[keyof typeof SECTION_STATE];

/** Moves of shell §4; there are no others. */
export const SECTION_MOVES = {
  [-2]: [1, 2],
  [-1]: [1, -2],
  1: [-1, 2, -2],
  2: [-2],
} as const satisfies Record<SectionState, readonly SectionState[]>;

/** States that a state may be followed by. */
export type NextState<From extends SectionState> = (typeof SECTION_MOVES)[From][number];

/** What failed: the section's server did not answer well, or what it answered with cannot be run. */
export type SectionFailure = 'answer' | 'component';

interface RecordByState {
  [-2]: { readonly state: -2 };
  /** Failed for the time after so many retries. */
  [-1]: { readonly state: -1; readonly failure: SectionFailure; readonly retries: number };
  /** Being loaded for the first time (0 retries) or again. */
  1: { readonly state: 1; readonly retries: number };
  /** Nothing is remembered of retries. */
  2: { readonly state: 2 };
}

export type RecordOf<State extends SectionState> = RecordByState[State];
export type SectionRecord = RecordByState[SectionState];

export const NO_SECTION: RecordOf<-2> = { state: SECTION_STATE.notExist };

/** Moves a record on; a move that shell §4 does not allow is not even a program. */
function moved<From extends SectionState>(_from: RecordOf<From>, to: RecordOf<NextState<From>>): SectionRecord {
  return to;
}

export type SectionEvent =
  /** The section is to be loaded, after so many retries. */
  | { readonly type: 'asked'; readonly retries: number }
  /** It is there, from its server or from the page's HTML. */
  | { readonly type: 'arrived' }
  | { readonly type: 'failed'; readonly failure: SectionFailure }
  /** Its place is gone, or what was loaded is not what is wanted any more. */
  | { readonly type: 'removed' };

/** What follows an event; the same record where the state knows no such move. */
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
/** Shell §4: 3 retries by default, 5 for a failed remote component. */
const MAX_RETRIES: Readonly<Record<SectionFailure, number>> = { answer: 3, component: 5 };

/** After how many ms a failed section is asked for again: 1 s, then twice as long each time; null when it is over. */
export function retryDelay({ failure, retries }: Pick<RecordOf<-1>, 'failure' | 'retries'>): number | null {
  return retries < MAX_RETRIES[failure] ? FIRST_DELAY_MS * 2 ** retries : null;
}
