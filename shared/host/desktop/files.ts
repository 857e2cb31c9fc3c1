import * as v from 'valibot';

/** Paper sizes that a page can be printed on; printed slips are laid out for them. */
export const PDF_PAPERS = ['a4', 'a6', 'receipt'] as const;
export type PdfPaper = (typeof PDF_PAPERS)[number];

/** Reason why a file could not be saved: writing is not allowed, the disk is full, or another error. */
export type SaveFailure = 'denied' | 'full' | 'other';

/** Progress of a file that is being saved. */
export interface SavedFile {
  /** Number of the file in this run of the app. */
  readonly id: number;
  /** Name without a folder: the page learns no paths of the machine. */
  readonly file: string;
  readonly state: 'cancelled' | 'failed' | 'saved' | 'saving';
  /** Percent from 0 to 100 while the file is being saved; null while its size is unknown. */
  readonly percent: number | null;
  readonly failure: SaveFailure | null;
}

export interface PdfOrder {
  /** Proposed file name, without an ending. */
  readonly name: string;
  readonly paper: PdfPaper;
}

/** Saves files for the player and reports their progress. */
export interface FilesPort {
  /** Asks for a place and saves the page as it prints. Resolves at the end; the result arrives through `onChange`. */
  readonly savePdf: (order: PdfOrder) => Promise<void>;
  /** Shows a saved file in its folder; false when the file no longer exists. */
  readonly show: (id: number) => Promise<boolean>;
  /** Registers a listener for the progress of every file; returns a function that removes it. */
  readonly onChange: (listener: (file: SavedFile) => void) => () => void;
  /** Returns the progress reported before the first listener, oldest first, once. */
  readonly takeSteps: () => Promise<readonly SavedFile[]>;
}

/** Calls about files. */
export const filesCalls = {
  'files:pdf': v.strictTuple([
    v.strictObject({ name: v.pipe(v.string(), v.minLength(1), v.maxLength(120)), paper: v.picklist(PDF_PAPERS) }),
  ]),
  'files:take': v.strictTuple([]),
  'files:show': v.strictTuple([v.pipe(v.number(), v.integer(), v.minValue(1))]),
} as const;

export interface FilesAnswers {
  readonly 'files:pdf': undefined;
  readonly 'files:take': readonly SavedFile[];
  readonly 'files:show': boolean;
}

export interface FilesEvents {
  readonly 'files:changed': SavedFile;
}
