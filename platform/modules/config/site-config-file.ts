import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { operatorText } from '../../operator-text.ts';
import type { ConfigProblem } from './config-problems.ts';
import type { JsonObject } from './merge-patch.ts';

/** Content of the operator's configuration file. */
export interface FileContent {
  /** SHA-256 of the bytes in hexadecimal: the name of this content, for all processes. */
  readonly hash: string;
  /** JSON merge patch over the brand's config; null where the text is not a JSON object. */
  readonly patch: JsonObject | null;
  /** Why it is null. */
  readonly problems: readonly ConfigProblem[];
}

/** The operator's configuration file (SITE_CONFIG). */
export interface SiteConfigFile {
  readonly path: string;
  /** Reads the file; a file that cannot be read has the hash '' and a problem. */
  read(): Promise<FileContent>;
  /** Calls the listener every few seconds, which then reads the file; returns the undo. */
  onLook(listener: () => void): () => void;
}

/** Pause between two looks at the file, ms. Reading survives whatever replaces it: editors, links, mounted volumes. */
const LOOK_MS = 2000;

function contentOf(bytes: Uint8Array): Pick<FileContent, 'patch' | 'problems'> {
  try {
    return parse(operatorText(bytes));
  } catch (error) {
    return { patch: null, problems: [{ path: '', message: (error as Error).message }] };
  }
}

function parse(text: string): Pick<FileContent, 'patch' | 'problems'> {
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { patch: value as JsonObject, problems: [] };
    }
    return { patch: null, problems: [{ path: '', message: 'must be a JSON object of entries of the site config' }] };
  } catch (error) {
    return { patch: null, problems: [{ path: '', message: `is not JSON: ${(error as Error).message}` }] };
  }
}

/** Returns the file at a path; it is read when it is asked for. */
export function siteConfigFile(path: string): SiteConfigFile {
  return {
    path,
    async read() {
      try {
        const bytes = await readFile(path);
        return { hash: createHash('sha256').update(bytes).digest('hex'), ...contentOf(bytes) };
      } catch (error) {
        return {
          hash: '',
          patch: null,
          problems: [{ path: '', message: `cannot be read: ${(error as Error).message}` }],
        };
      }
    },
    onLook(listener) {
      const timer = setInterval(listener, LOOK_MS);
      timer.unref();
      return () => clearInterval(timer);
    },
  };
}
