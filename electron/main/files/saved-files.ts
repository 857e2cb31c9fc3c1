import path from 'node:path';
import type { SavedFile, SaveFailure } from '#shared/host/desktop/files.ts';

/** Limit of files of one run that can still be shown in their folders. */
const MAX_STORED = 50;

/** Files saved in this run: the page knows them by a number, and their paths stay in the main process. */
export class SavedFiles {
  readonly #tell: (file: SavedFile) => void;
  readonly #places = new Map<number, string>();
  #ids = 0;

  constructor(tell: (file: SavedFile) => void) {
    this.#tell = tell;
  }

  /** Registers a file that is about to be saved, and returns the functions that report its progress. */
  begin(file: string) {
    const id = ++this.#ids;
    const tell = (state: SavedFile['state'], percent: number | null, failure: SaveFailure | null = null, name = file) =>
      this.#tell({ id, file: name, state, percent, failure });
    return {
      going: (percent: number | null) => tell('saving', percent),
      cancelled: () => tell('cancelled', null),
      failed: (failure: SaveFailure) => tell('failed', null, failure),
      saved: (place: string) => {
        this.#keep(id, place);
        tell('saved', 100, null, path.basename(place));
      },
    };
  }

  /** Returns the path of a file saved in this run. */
  placeOf(id: number): string | undefined {
    return this.#places.get(id);
  }

  #keep(id: number, place: string): void {
    this.#places.set(id, place);
    const [oldest] = this.#places.keys();
    if (this.#places.size > MAX_STORED && oldest !== undefined) this.#places.delete(oldest);
  }
}
