import type { SectionModule } from '#renderer/sections/contract/section-module.ts';
import type { SectionContent } from '#shared/contracts/sections.ts';
import type { SectionSettings } from '#shared/domain/sections/section-request.ts';
import {
  NO_SECTION,
  reduceSection,
  retryDelay,
  SECTION_STATE,
  type SectionEvent,
  type SectionFailure,
  type SectionRecord,
} from './section-state.ts';

/** Content that a section is drawn from, without the HTML that the page already shows. */
export type SectionParts = Omit<SectionContent, 'html'>;

export interface ShownSection {
  readonly content: SectionParts;
  readonly module: SectionModule;
}

/** View of a section, the same object until it changes. */
export interface RemoteSectionView {
  readonly record: SectionRecord;
  /** Section to draw; null while its module is not loaded. */
  readonly shown: ShownSection | null;
  /** All retries failed: the error view is shown, also during a manual reload. */
  readonly isBroken: boolean;
  /** A manual reload is running. */
  readonly isRefreshing: boolean;
}

type SectionLook = Omit<RemoteSectionView, 'record'>;

/** Functions of the page that the loader uses. */
export interface SectionPorts {
  /** Fetches a section from its server; null when there is none. Rejects on a failure. */
  readonly ask: (settings: SectionSettings, path: string) => Promise<SectionParts | null>;
  /** Loads the module of a section. Rejects when it cannot load or run, or reads another version of the data. */
  readonly bring: (content: SectionParts, retries: number) => Promise<SectionModule>;
  /** Whether the page is visible, or was a short time ago: a hidden page does not retry (shell §4, page visibility). */
  readonly isWatched: () => boolean;
  /** Calls back when `isWatched` may have changed; returns the undo. */
  readonly onWatched: (listener: () => void) => () => void;
}

interface Entry {
  settings: SectionSettings | undefined;
  /** Its place is on the page. */
  isOpen: boolean;
  /** Requested language. */
  language: string;
  /** Language of the shown content. */
  shownLanguage: string;
  view: RemoteSectionView;
  /** Increased whenever the results of running requests are no longer wanted. */
  round: number;
  /** Failures after the section was ready, since the last manual reload or a long time of being ready. */
  crashes: number;
  /** Instant from which the section is ready, device clock, epoch ms. */
  readyAt: number;
  reloadedAt: number;
  retryAt: number | null;
  cancelRetry: () => void;
}

const RELOAD_EVERY_MS = 1000;
/**
 * Time of being ready that clears retry information (shell §4), ms. A section whose component fails as soon as it is
 * drawn is ready for a moment each time; without this time it would be retried without end.
 */
const STEADY_MS = 60_000;
const NOTHING: SectionLook = { shown: null, isBroken: false, isRefreshing: false };
const BLANK: RemoteSectionView = { record: NO_SECTION, ...NOTHING };

const newEntry = (): Entry => ({
  settings: undefined,
  isOpen: false,
  language: '',
  shownLanguage: '',
  view: BLANK,
  round: 0,
  crashes: 0,
  readyAt: Number.POSITIVE_INFINITY,
  reloadedAt: Number.NEGATIVE_INFINITY,
  retryAt: null,
  cancelRetry: () => {},
});

export interface OpenSection {
  /** Settings of the site config; undefined when the site has no such section. */
  readonly settings: SectionSettings | undefined;
  /** Path of the page with its language. */
  readonly path: string;
  /** Content that the server drew into the page. */
  readonly content?: SectionParts | undefined;
}

/** Loader of the remote sections of one page: their states, their retries and their views (shell §4). */
export class SectionLoader {
  readonly #ports: SectionPorts;
  readonly #entries = new Map<string, Entry>();
  readonly #listeners = new Set<() => void>();
  #path = '';

  constructor(ports: SectionPorts) {
    this.#ports = ports;
  }

  /** Called when the place of a section appears on the page. */
  open(name: string, { settings, path, content }: OpenSection): void {
    const entry = this.#entry(name);
    this.#path = path;
    const language = path.slice(1, 3);
    entry.settings = settings;
    entry.isOpen = true;
    const isAtHand = entry.view.shown !== null && entry.shownLanguage === language;
    entry.language = language;
    if (!settings) this.#drop(entry, NOTHING);
    else if (isAtHand) this.#apply(entry, { type: 'arrived' });
    else void this.#load(entry, 0, content, { shown: null, isBroken: false });
  }

  /** Called when the place is removed. The content stays cached for its return. */
  close(name: string): void {
    const entry = this.#entry(name);
    entry.isOpen = false;
    this.#drop(entry);
  }

  /** Called after navigation; a change of language requests every section again. */
  visit(path: string): void {
    const before = this.#path.slice(1, 3);
    this.#path = path;
    const language = path.slice(1, 3);
    this.#tell();
    if (language === before) return;
    for (const entry of this.#entries.values()) {
      if (!entry.isOpen || entry.language === language) continue;
      entry.language = language;
      this.#drop(entry);
      void this.#load(entry, 0);
    }
  }

  /** Requests a section again, at most once a second (shell §4). */
  reload(name: string): void {
    const entry = this.#entry(name);
    const now = Date.now();
    if (now - entry.reloadedAt < RELOAD_EVERY_MS || !entry.settings) return;
    entry.reloadedAt = now;
    entry.crashes = 0;
    if (entry.view.record.state === SECTION_STATE.ready) this.#drop(entry);
    entry.cancelRetry();
    void this.#load(entry, 0, undefined, { isRefreshing: entry.view.isBroken });
  }

  /** Called when a ready section can no longer be drawn, because its component failed. */
  crashed(name: string): void {
    const entry = this.#entry(name);
    if (entry.view.record.state !== SECTION_STATE.ready) return;
    if (Date.now() - entry.readyAt >= STEADY_MS) entry.crashes = 0;
    const retries = entry.crashes;
    entry.crashes += 1;
    this.#drop(entry, { shown: null });
    this.#apply(entry, { type: 'asked', retries });
    this.#fail(entry, 'component');
  }

  /** Returns the path of the shown page. */
  path = (): string => this.#path;

  view(name: string): RemoteSectionView {
    return this.#entries.get(name)?.view ?? BLANK;
  }

  names(): readonly string[] {
    return [...this.#entries.keys()];
  }

  /** Returns when a failed section is requested again, device clock, epoch ms; null for never. */
  retryAt(name: string): number | null {
    return this.#entries.get(name)?.retryAt ?? null;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #entry(name: string): Entry {
    const entry = this.#entries.get(name) ?? newEntry();
    this.#entries.set(name, entry);
    return entry;
  }

  #apply(entry: Entry, event: SectionEvent, change: Partial<SectionLook> = {}): void {
    const record = reduceSection(entry.view.record, event);
    entry.view = { ...entry.view, record, ...change };
    this.#tell();
  }

  #tell(): void {
    for (const listener of [...this.#listeners]) listener();
  }

  #drop(entry: Entry, change: Partial<SectionLook> = {}): void {
    entry.round += 1;
    entry.cancelRetry();
    this.#apply(entry, { type: 'removed' }, change);
  }

  async #load(entry: Entry, retries: number, drawn?: SectionParts, change: Partial<SectionLook> = {}): Promise<void> {
    const { settings } = entry;
    if (!settings) return;
    entry.round += 1;
    const { round } = entry;
    const isStale = () => entry.round !== round;
    this.#apply(entry, { type: 'asked', retries }, change);
    const content = drawn ?? (await this.#ports.ask(settings, this.#path).catch(() => undefined));
    if (isStale()) return;
    if (content === undefined) return this.#fail(entry, 'answer');
    if (content === null) {
      return this.#apply(entry, { type: 'removed' }, NOTHING);
    }
    const module = await this.#ports.bring(content, retries).catch(() => undefined);
    if (isStale()) return;
    if (!module) return this.#fail(entry, 'component');
    entry.shownLanguage = entry.language;
    entry.readyAt = Date.now();
    this.#apply(entry, { type: 'arrived' }, { ...NOTHING, shown: { content, module } });
  }

  #fail(entry: Entry, failure: SectionFailure): void {
    this.#apply(entry, { type: 'failed', failure });
    const { record } = entry.view;
    if (record.state !== SECTION_STATE.error) return;
    const delay = entry.view.isRefreshing ? null : retryDelay(record);
    if (delay === null) this.#apply(entry, { type: 'failed', failure }, { isBroken: true, isRefreshing: false });
    else this.#retryIn(entry, delay, record.retries + 1);
  }

  #retryIn(entry: Entry, delay: number, retries: number): void {
    const { isWatched, onWatched } = this.#ports;
    let unwatch = () => {};
    const timer = setTimeout(() => {
      const go = () => {
        if (!isWatched()) return;
        entry.cancelRetry();
        void this.#load(entry, retries);
      };
      unwatch = onWatched(go);
      go();
    }, delay);
    entry.retryAt = Date.now() + delay;
    entry.cancelRetry = () => {
      clearTimeout(timer);
      unwatch();
      entry.retryAt = null;
    };
    this.#tell();
  }
}
