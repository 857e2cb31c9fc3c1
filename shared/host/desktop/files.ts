import * as v from 'valibot';

/** Sheets that a page is printed on: those that a coupon is laid out for. */
export const PDF_PAPERS = ['a4', 'a6', 'receipt'] as const;
export type PdfPaper = (typeof PDF_PAPERS)[number];

/** Why a file could not be saved: the disk is full; writing there is not allowed; anything else. */
export type SaveFailure = 'denied' | 'full' | 'other';

/** How a file that is being saved stands. */
export interface SavedFile {
  /** Of this run of the app. */
  readonly id: number;
  /** Name without a folder; the page learns no paths of the machine. */
  readonly file: string;
  readonly state: 'cancelled' | 'failed' | 'saved' | 'saving';
  /** 0 to 100 while it is being saved; null where nobody knows how much there is. */
  readonly percent: number | null;
  readonly failure: SaveFailure | null;
}

export interface PdfOrder {
  /** What the file is called unless the player says otherwise, without an ending. */
  readonly name: string;
  readonly paper: PdfPaper;
}

/** Files that the player saves out of the window. */
export interface FilesPort {
  /** Asks where to, and saves the page as it is printed. Ends when it is over; what came of it comes by `onChange`. */
  readonly savePdf: (order: PdfOrder) => Promise<void>;
  /** Shows a saved file in its folder; false when it is not there any more. */
  readonly show: (id: number) => Promise<boolean>;
  /** Called with every step of every file; returns the undo. */
  readonly onChange: (listener: (file: SavedFile) => void) => () => void;
  /** The steps that came before anybody listened, oldest first, once. */
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
