import { type ConfigProblem, listProblems } from './config-problems.ts';
import type { JsonObject } from './merge-patch.ts';
import type { SiteConfigFile } from './site-config-file.ts';

/** State of the operator's configuration file, for the desk. */
export interface ConfigFileState {
  readonly path: string;
  /** Hash of the content that is in force. */
  readonly hash: string;
  /** When this process took that content, wall clock, epoch ms. */
  readonly takenAt: number;
  /** Why the file as it is now is not in force; empty when it is. */
  readonly problems: readonly ConfigProblem[];
  /** Whether the processes of this database that noted a file last use the same content. */
  readonly isShared: boolean;
}

/** The operator's file over the brand's config: the last content without a problem is in force. */
export interface FileOverlay {
  /** The content in force; empty before the first read. */
  patch(): JsonObject;
  /** Hash of the content in force; null before the first read. */
  hash(): string | null;
  /** Problems of the file as it is now. */
  problems(): readonly ConfigProblem[];
  /** Reads the file; returns whether another content came into force. */
  read(): Promise<boolean>;
  /** Notes the hash that the database holds: another one than this process uses is reported once. */
  compare(shared: string | null): void;
  state(): ConfigFileState | null;
}

interface OverlayInput {
  readonly file: SiteConfigFile;
  /** Returns what keeps a content from coming into force. */
  readonly check: (patch: JsonObject) => readonly ConfigProblem[];
  readonly report: (error: Error) => void;
  readonly wallNow?: () => number;
}

/** Returns the overlay of a file, which nothing has read yet. */
export function createFileOverlay({ file, check, report, wallNow = Date.now }: OverlayInput): FileOverlay {
  let inForce: { readonly patch: JsonObject; readonly hash: string; readonly takenAt: number } | null = null;
  /** Hash of the last read, and of the last content that was reported. */
  let seen: string | null = null;
  let reported: string | null = null;
  let problems: readonly ConfigProblem[] = [];
  let shared: string | null | undefined;

  /** A file may be read while it is written, so only a content that is there at the next look too is reported. */
  function keep(hash: string, isThereAgain: boolean, found: readonly ConfigProblem[]): false {
    problems = found;
    if (inForce !== null && isThereAgain && reported !== hash) {
      reported = hash;
      const what = 'has changed and is not usable; what was in force stays';
      report(new Error(`SITE_CONFIG=${file.path} ${what}:\n  ${listProblems(found)}`));
    }
    return false;
  }

  return {
    patch: () => inForce?.patch ?? {},
    hash: () => inForce?.hash ?? null,
    problems: () => problems,
    async read() {
      const content = await file.read();
      const isThereAgain = content.hash === seen;
      seen = content.hash;
      if (content.hash === inForce?.hash) {
        problems = [];
        return false;
      }
      const found = content.patch === null ? content.problems : check(content.patch);
      if (content.patch === null || found.length > 0) return keep(content.hash, isThereAgain, found);
      inForce = { patch: content.patch, hash: content.hash, takenAt: wallNow() };
      problems = [];
      return true;
    },
    compare(hash) {
      if (hash !== shared && hash !== null && inForce !== null && hash !== inForce.hash) {
        report(new Error(`SITE_CONFIG=${file.path} differs from the file of another process of this database`));
      }
      shared = hash;
    },
    state: () =>
      inForce === null
        ? null
        : {
            path: file.path,
            hash: inForce.hash,
            takenAt: inForce.takenAt,
            problems,
            isShared: shared === inForce.hash,
          },
  };
}
