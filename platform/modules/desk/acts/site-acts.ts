import type { ParsedBody } from '#shared/contracts/call.ts';
import { type ContentRecord, versionOf } from '#shared/contracts/content.ts';
import type { Staff } from '#shared/contracts/desk/desk-entry.ts';
import {
  deskAnalyticsCall,
  deskBlockCall,
  deskConfigCall,
  deskContentCall,
  deskExportContentCall,
  deskImportContentCall,
  deskMaintenanceCall,
  deskPatchConfigCall,
  deskPostCall,
  deskRestoreConfigCall,
  deskRestoreContentCall,
  deskSendNewsCall,
  deskTermsCall,
} from '#shared/contracts/desk/desk-site.ts';
import { entriesOfKeptPages, isKeptPage } from '#shared/domain/staff/kept-pages.ts';
import { givingEntries, givingNames } from '#shared/domain/staff/money-entries.ts';
import { entriesBeyond, FILE_ENTRIES } from '#shared/domain/staff/staff-roles.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import { ApiError } from '../../../plugins/api-error.ts';
import type { Analytics } from '../../analytics/analytics-service.ts';
import {
  type ConfigProblem,
  ConfigRefused,
  type ConfigService,
  type JsonObject,
  withoutSecrets,
} from '../../config/config-service.ts';
import { type Content, type KeptPage, stateIn, storedPages } from '../../content/content-service.ts';
import type { MessageService } from '../../delivery/delivery-service.ts';
import type { Mailings } from '../../delivery/mailings-service.ts';
import type { DeskRegistry } from '../desk-registry.ts';
import type { FactsRepository } from '../facts-repository.ts';
import type { Proposals } from '../proposals/proposals-service.ts';

export interface SiteActsInput {
  readonly config: ConfigService;
  readonly content: Pick<Content, 'pages' | 'put' | 'restore'>;
  readonly analytics: Pick<Analytics, 'last'>;
  readonly messages: Pick<MessageService, 'post'>;
  readonly mailings: Pick<Mailings, 'sendNews'>;
  readonly facts: Pick<FactsRepository, 'failures'>;
  readonly proposals: Pick<Proposals, 'describe' | 'submit'>;
  readonly clock: Pick<ServerClock, 'now'>;
}

const SHOWN_FAILURES = 50;

const hidden = (config: JsonObject) => withoutSecrets(config) as Record<string, unknown>;
const picked = (whole: JsonObject, names: readonly string[]) =>
  hidden(Object.fromEntries(names.map((name) => [name, whole[name] ?? null])));

/** Tells what is wrong with the result of a change, entry by entry; `field` is the part of the body that makes it. */
function checkProblems(field: string, problems: readonly ConfigProblem[]): void {
  if (problems.length === 0) return;
  const issues = problems.map(({ path, message }) => ({
    path: [`body.${field}`, path].filter(Boolean).join('.'),
    message,
  }));
  throw new ApiError('BAD_REQUEST', { message: 'The site config would not be usable with this.', issues });
}

/**
 * Checks that a change which waits for a second person has no entry besides those that give money: it is stored and shown
 * as it is, and others may hold secrets.
 */
function checkGivingOnly(field: string, names: readonly string[], giving: readonly string[]): void {
  const others = names.filter((name) => !giving.includes(name));
  if (others.length === 0) return;
  const message = `Change ${giving.join(', ')} alone, without ${others.join(', ')}: it waits for a second person.`;
  throw new ApiError('BAD_REQUEST', { message, issues: [{ path: `body.${field}`, message }] });
}

/** Tells as a mistake of the request what another change, made at the same time, has made wrong with this one. */
function refusedByConfig(error: unknown): never {
  throw error instanceof ConfigRefused ? new ApiError('BAD_REQUEST', { message: error.message, cause: error }) : error;
}

/** Merges a patch; what is wrong with it is told entry by entry. */
async function merge(config: ConfigService, patch: JsonObject): Promise<void> {
  checkProblems('patch', config.problemsOf(patch));
  await config.merge(patch).catch(refusedByConfig);
}

/** Restores entries; what is wrong with the result is told entry by entry. */
async function restore(config: ConfigService, names: readonly string[]): Promise<void> {
  checkProblems('names', config.restored(names).problems);
  await config.restore(names).catch(refusedByConfig);
}

/** Returns why an account may not change these entries of the site config. */
function beyondRoles({ roles }: Staff, names: readonly string[]): ApiError | null {
  const ofFile = names.filter((name) => FILE_ENTRIES.includes(name));
  if (ofFile.length > 0) {
    const message = `${ofFile.join(', ')}: the operator's file (SITE_CONFIG) alone sets this, not the desk.`;
    return new ApiError('FORBIDDEN', { message });
  }
  const beyond = entriesBeyond(roles, names);
  return beyond.length === 0
    ? null
    : new ApiError('FORBIDDEN', { message: `Your roles do not change ${beyond.join(', ')}.` });
}

/** Returns why an account may not make this patch of the site config, which is `current` before it. */
function beyondPatch(staff: Staff, patch: JsonObject, current: JsonObject): ApiError | null {
  const beyond = beyondRoles(staff, Object.keys(patch));
  const taken = staff.roles.includes('administrator') ? [] : entriesOfKeptPages(patch, current);
  if (beyond || taken.length === 0) return beyond;
  return new ApiError('FORBIDDEN', {
    message:
      'Home, sign-in, registration, lists of games, accounts and legal pages stay where they are and in search engines; ' +
      'lists keep the main sports and half of all. ' +
      `Leave out ${taken.join(', ')}, or ask an administrator.`,
  });
}

/** Registers what staff read and change of the site config. */
function configActs(desk: DeskRegistry, { config, clock, proposals }: SiteActsInput): void {
  desk.read(deskConfigCall, () => {
    const file = config.file();
    return {
      file: file && { ...file, problems: [...file.problems] },
      patch: hidden(config.patch()),
      config: hidden(config.whole()),
      outside: config.outside(),
    };
  });
  const picksOf = ({ patch }: ParsedBody<typeof deskPatchConfigCall>) => picked(config.whole(), Object.keys(patch));
  const namedBy = ({ names }: ParsedBody<typeof deskRestoreConfigCall>) => picked(config.whole(), names);
  proposals.describe({
    call: deskPatchConfigCall,
    state: picksOf,
    refusal: ({ patch }, staff) => beyondPatch(staff, patch, config.whole()),
    weightOf: () => 0,
    check({ patch }) {
      checkGivingOnly('patch', Object.keys(patch), givingEntries(patch));
      checkProblems('patch', config.problemsOf(patch));
    },
    carryOut: async ({ patch }) => {
      await merge(config, patch);
      return patch;
    },
  });
  proposals.describe({
    call: deskRestoreConfigCall,
    // The body names no values: what the entries become is what is approved, and the file may change it meanwhile.
    state: (body) => ({ before: namedBy(body), after: picked(config.restored(body.names).whole, body.names) }),
    refusal: ({ names }, staff) => beyondRoles(staff, names),
    weightOf: () => 0,
    check({ names }) {
      checkGivingOnly('names', names, givingNames(names));
      checkProblems('names', config.restored(names).problems);
    },
    carryOut: async ({ names }) => {
      await restore(config, names);
      return names;
    },
  });
  desk.act(deskRestoreConfigCall, {
    state: namedBy,
    refusal: ({ names }, staff) => beyondRoles(staff, names),
    async apply(body, staff) {
      const isGift = givingNames(body.names).length > 0;
      const proposal = isGift ? (await proposals.submit(deskRestoreConfigCall.id, body, staff)).proposal : null;
      if (!isGift) await restore(config, body.names);
      return { patch: hidden(config.patch()), proposal };
    },
  });
  desk.act(deskPatchConfigCall, {
    state: picksOf,
    refusal: ({ patch }, staff) => beyondPatch(staff, patch, config.whole()),
    async apply(body, staff) {
      const isGift = givingEntries(body.patch).length > 0;
      const proposal = isGift ? (await proposals.submit(deskPatchConfigCall.id, body, staff)).proposal : null;
      if (!isGift) await merge(config, body.patch);
      return { patch: hidden(config.patch()), proposal };
    },
  });
  desk.act(deskBlockCall, {
    state: () => config.block(),
    async apply({ template }) {
      await merge(config, { block: { displayTypeId: template === null ? 0 : 1, templateTypeId: template } });
      return config.block();
    },
  });
  desk.act(deskMaintenanceCall, {
    state: () => config.maintenance(),
    async apply({ active, startAt, finishAt, notifyStartDate, notifyEndDate }) {
      await merge(config, { maintenance: { isActive: active, startAt, finishAt, notifyStartDate, notifyEndDate } });
      return config.maintenance();
    },
  });
  desk.act(deskTermsCall, {
    state: () => config.terms(),
    async apply({ changed }) {
      await merge(config, { terms: { changed, updatedAt: changed ? clock.now() : null } });
      return config.terms();
    },
  });
}

/** Says where a page comes from, and how far its texts are in each language of the site. */
function describePage({ id, origin, record }: KeptPage, languages: readonly string[]) {
  const states = record === null ? [] : languages.map((language) => [language, stateIn(record, language)] as const);
  return {
    id,
    origin,
    class: record?.class ?? null,
    heading: record?.texts[record.fallback]?.heading ?? '',
    version: record === null ? null : versionOf(record),
    states: Object.fromEntries(states),
  };
}

/**
 * Tells whether a page is bounded: in time, by a competition or another sport that the site may not offer, or to
 * visitors with its link. The rules of a sport are about that sport.
 */
const isBounded = (
  id: string,
  { publishedFrom, publishedUntil, whenOver, blocks, class: kind }: ContentRecord,
): boolean =>
  publishedFrom !== null ||
  publishedUntil !== null ||
  whenOver !== null ||
  kind === 'landing' ||
  blocks.some((block) => 'competition' in block || (block.kind === 'sportMarkets' && !id.endsWith(`/${block.sport}`)));

/** Refuses to change some pages in this way without an administrator, where they stay on the site. */
function beyondKeptPages(staff: Staff, ids: readonly string[]): ApiError | null {
  const kept = staff.roles.includes('administrator') ? [] : ids.filter(isKeptPage);
  if (kept.length === 0) return null;
  return new ApiError('FORBIDDEN', {
    message: `These pages stay on the site; only an administrator removes, bounds or hides them: ${kept.join(', ')}`,
  });
}

/** Registers what the desk does with pages of content. */
function contentActs(desk: DeskRegistry, { content, config }: SiteActsInput): void {
  /** Returns pages by id, in the form in which they are imported. */
  const recordsOf = async (isAsked: (page: KeptPage) => boolean): Promise<Record<string, unknown>> =>
    Object.fromEntries((await content.pages()).filter(isAsked).map(({ id, record }) => [id, record]));
  const among = (ids: readonly string[]) => recordsOf(({ id }) => ids.includes(id));

  desk.read(deskContentCall, async () => {
    const { languages } = config.config();
    return { languages: [...languages], pages: (await content.pages()).map((page) => describePage(page, languages)) };
  });
  desk.read(deskExportContentCall, ({ query: { id } }) => (id === undefined ? recordsOf(() => true) : among([id])));
  desk.act(deskImportContentCall, {
    refusal({ pages }, staff) {
      const changed = Object.entries(pages).filter(([id, page]) => page === null || isBounded(id, page));
      return beyondKeptPages(
        staff,
        changed.map(([id]) => id),
      );
    },
    state: ({ pages }) => among(Object.keys(pages)),
    async apply({ pages }) {
      await content.put(pages);
      return storedPages(pages);
    },
  });
  desk.act(deskRestoreContentCall, {
    async refusal({ ids }, staff) {
      // A page that the brand does not have is removed.
      const removed = (await content.pages()).filter(({ id, record, isOfBrand }) => {
        return record !== null && !isOfBrand && ids.includes(id);
      });
      return beyondKeptPages(
        staff,
        removed.map(({ id }) => id),
      );
    },
    state: ({ ids }) => among(ids),
    async apply({ ids }) {
      await content.restore(ids);
      return { ids };
    },
  });
}

/** Registers the acts of the site: config, content, analytics and the state of the delivery. */
export function siteActs(desk: DeskRegistry, input: SiteActsInput): void {
  const { analytics, messages, facts } = input;
  configActs(desk, input);
  contentActs(desk, input);
  desk.act(deskSendNewsCall, { apply: ({ id }) => input.mailings.sendNews(id) });
  desk.read(deskAnalyticsCall, async () => ({ events: await analytics.last(100) }));
  desk.read(deskPostCall, async () => {
    const { undelivered, standing } = await messages.post();
    return { undelivered: [...undelivered], ...standing, failures: await facts.failures(SHOWN_FAILURES) };
  });
}
