import { setTimeout as pause } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import { type SectionContent, sectionCall } from '#shared/contracts/sections.ts';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import {
  isSectionFile,
  SECTION_FILES,
  type SectionSettings,
  sectionRequest,
} from '#shared/domain/sections/section-request.ts';
import { fitAnswer, type ReportAnswer } from '#shared/domain/transport/fit-answer.ts';

export interface ServedSectionFile {
  readonly type: string;
  readonly bytes: Buffer;
}

/** Client of the servers of the site's sections (shell §7). */
export interface SectionClient {
  /** Loads the sections of a page in parallel and leaves out those that are late. Never rejects. */
  readonly contents: (settings: SiteConfig['sections'], path: string) => Promise<Record<string, SectionContent>>;
  /** Returns a built file of a section, or the status that says why there is none. */
  readonly file: (section: string, file: string) => Promise<ServedSectionFile | 404 | 503>;
}

/** The answer of a section's server, perhaps still on its way; null for a failure. */
interface KnownContent {
  /** Clock of the client, ms. */
  readonly at: number;
  readonly content: Promise<SectionContent | null>;
}

interface SectionClientOptions {
  readonly origin: string;
  /** Version of this site, for the header of every call. */
  readonly version: string;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
  /** Told of answers that are no sections. */
  readonly report?: ReportAnswer;
}

/** Longest wait of a page for a section: 700 ms, in steps. */
const PAGE_WAIT = { steps: 28, stepMs: 25 };
/** Time for which pages share a content, ms. */
const KEPT_MS = 5000;
/** Time after a failure during which pages do not wait for the section, ms. */
const REST_MS = 3000;
const FILE_TIMEOUT_MS = 5000;
const MAX_CONTENTS = 500;
const MAX_FILES = 100;
/** A longer path belongs to no page: it gets the sections of the front page. */
const MAX_PATH_LENGTH = 200;

/**
 * Creates the client of the section servers. A section is accepted only with its styles, which the site then serves
 * itself: a rendered page never depends on a server that has become unavailable.
 */
export function createSectionClient({
  origin,
  version,
  fetch: ask = fetch,
  now = Date.now,
  report = () => {},
}: SectionClientOptions): SectionClient {
  const common = { 'x-requested-with': 'XMLHttpRequest', 'x-app-version': version };
  const known = new LRUCache<string, KnownContent>({ max: MAX_CONTENTS });
  const files = new LRUCache<string, Promise<ServedSectionFile | 404 | 503>>({ max: MAX_FILES });
  const failedAt = new Map<string, number>();

  async function loadFile(section: string, file: string): Promise<ServedSectionFile | 404 | 503> {
    try {
      const path = `${SECTION_FILES}/${encodeURIComponent(section)}/${encodeURIComponent(file)}`;
      const answer = await ask(new URL(path, origin), {
        headers: common,
        signal: AbortSignal.timeout(FILE_TIMEOUT_MS),
      });
      if (answer.status !== 200) return answer.status === 404 ? 404 : 503;
      const type = answer.headers.get('content-type') ?? '';
      return /^text\/(javascript|css)\b/.test(type) ? { type, bytes: Buffer.from(await answer.arrayBuffer()) } : 503;
    } catch {
      return 503;
    }
  }

  async function fileOf(section: string, file: string): Promise<ServedSectionFile | 404 | 503> {
    if (!isSectionFile(section, file)) return 404;
    const key = `${section}/${file}`;
    const loading = files.get(key) ?? loadFile(section, file);
    files.set(key, loading);
    const found = await loading;
    if (typeof found === 'number' && files.get(key) === loading) files.delete(key);
    return found;
  }

  async function load(settings: SectionSettings, path: string): Promise<SectionContent> {
    const { method, path: address, headers, body } = sectionRequest(settings, path);
    const answer = await ask(new URL(address, origin), {
      method,
      headers: { ...common, ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      redirect: 'manual',
    });
    if (answer.status !== 200) throw new Error(`the server of the section answers ${answer.status}`);
    const { value, isUsed, issues } = fitAnswer(sectionCall, await answer.json());
    if (!isUsed) {
      report({ call: sectionCall.id, path: address, issues, isUsed });
      throw new Error('the answer is no section');
    }
    const content = value as SectionContent;
    const styles = content.styles.map(({ url }) => url.slice(SECTION_FILES.length + 1).split('/'));
    const found = await Promise.all(styles.map(([section = '', file = '']) => fileOf(section, file)));
    if (found.some((file) => typeof file === 'number')) throw new Error('the styles of the section did not load');
    return content;
  }

  /**
   * Rejects after the page's wait. A process that was busy with the page counts one step only, so its sections are not
   * late.
   */
  async function late(): Promise<never> {
    for (let step = 0; step < PAGE_WAIT.steps; step++) await pause(PAGE_WAIT.stepMs, undefined, { ref: false });
    throw new Error('the section is late');
  }

  async function askOnce(name: string, settings: SectionSettings, path: string): Promise<SectionContent | null> {
    try {
      return await Promise.race([load(settings, path), late()]);
    } catch {
      failedAt.set(name, now());
      return null;
    }
  }

  async function contentOf(name: string, settings: SectionSettings, path: string): Promise<SectionContent | null> {
    if (now() - (failedAt.get(name) ?? Number.NEGATIVE_INFINITY) < REST_MS) return null;
    const key = `${name} ${path} ${JSON.stringify(settings)}`;
    const before = known.get(key);
    if (before && now() - before.at < KEPT_MS) return before.content;
    const content = askOnce(name, settings, path);
    known.set(key, { at: now(), content });
    const found = await content;
    if (!found && known.get(key)?.content === content) known.delete(key);
    return found;
  }

  return {
    file: fileOf,
    async contents(settings, path) {
      const shown = path.length > MAX_PATH_LENGTH ? path.slice(0, 3) : path;
      const asked = Object.entries(settings).map(async ([name, section]) => {
        const content = await contentOf(name, section, shown);
        return content ? [[name, content] as const] : [];
      });
      return Object.fromEntries((await Promise.all(asked)).flat());
    },
  };
}
