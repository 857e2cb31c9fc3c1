import * as v from 'valibot';
import { blockSchema, maintenanceSchema, termsSchema } from '../access.ts';
import { collectedEventSchema } from '../analytics.ts';
import { CONTENT_CLASSES, contentCall, contentRecordSchema } from '../content.ts';
import { contentId } from '../content-words.ts';
import { instant, shownInstant } from '../instant.ts';
import { defineDeskAct, defineDeskRead, proposal } from './desk-call.ts';

const moment = v.nullable(instant);
const entriesOfConfig = v.record(v.string(), v.unknown());

export const deskConfigCall = defineDeskRead({
  id: 'deskConfig',
  path: '/site/config',
  summary: 'The site config: the operator’s file, the changes made at the desk, and the result; secrets are hidden',
  roles: ['content', 'trader', 'payments'],
  answer: v.object({
    file: v.nullable(
      v.object({
        path: v.string(),
        hash: v.string(),
        /** Wall clock, epoch ms. */
        takenAt: shownInstant,
        problems: v.array(v.object({ path: v.string(), message: v.string() })),
        isShared: v.boolean(),
      }),
    ),
    patch: entriesOfConfig,
    config: entriesOfConfig,
    /** Values that are stored outside their bounds, with what is in force instead. */
    outside: v.array(v.object({ path: v.string(), message: v.string() })),
  }),
});

export const deskPatchConfigCall = defineDeskAct({
  id: 'deskPatchConfig',
  path: '/site/config/patch',
  summary:
    'Merges a JSON merge patch into the site config; each role changes its own entries, and entries that give money wait for a second person',
  roles: ['content', 'trader', 'payments'],
  entries: { patch: entriesOfConfig },
  answer: v.object({ patch: entriesOfConfig, proposal }),
});

export const deskRestoreConfigCall = defineDeskAct({
  id: 'deskRestoreConfig',
  path: '/site/config/restore',
  summary: 'Drops what the desk changed of some entries, so that the operator’s file or the brand decides them again',
  roles: ['content', 'trader', 'payments'],
  entries: { names: v.pipe(v.array(v.pipe(v.string(), v.minLength(1))), v.minLength(1, 'Name at least one entry')) },
  answer: v.object({ patch: entriesOfConfig, proposal }),
});

export const deskBlockCall = defineDeskAct({
  id: 'deskBlock',
  path: '/site/block',
  summary: 'Blocks the site for a reason (templateTypeId), or lifts the block with null',
  roles: ['administrator'],
  entries: { template: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(1))) },
  answer: blockSchema,
});

export const deskMaintenanceCall = defineDeskAct({
  id: 'deskMaintenance',
  path: '/site/maintenance',
  summary: 'Starts or ends maintenance, with the instants that its announcement names',
  roles: ['administrator'],
  entries: {
    active: v.boolean(),
    startAt: moment,
    finishAt: moment,
    notifyStartDate: moment,
    notifyEndDate: moment,
  },
  answer: maintenanceSchema,
});

export const deskTermsCall = defineDeskAct({
  id: 'deskTerms',
  path: '/site/terms',
  summary: 'Announces that the terms have changed, so that every player accepts them, or takes it back',
  roles: ['content'],
  entries: { changed: v.boolean() },
  answer: termsSchema,
});

export const deskContentCall = defineDeskRead({
  id: 'deskContent',
  path: '/site/content',
  summary: 'Pages of content: where each comes from, and the state of its texts by language',
  roles: ['content'],
  answer: v.object({
    /** Languages of the site. */
    languages: v.array(v.string()),
    pages: v.array(
      v.object({
        id: v.string(),
        origin: v.picklist(['brand', 'operator']),
        /** null for a page of the brand that was removed, which has no texts either. */
        class: v.nullable(v.picklist(CONTENT_CLASSES)),
        heading: v.string(),
        version: v.nullable(v.number()),
        states: v.record(v.string(), v.picklist([...contentCall.answer.entries.state.options, 'missing'])),
      }),
    ),
  }),
});

export const deskExportContentCall = defineDeskRead({
  id: 'deskExportContent',
  path: '/site/content/export',
  summary: 'Pages of content as they can be imported: all, or the one of an id',
  roles: ['content'],
  query: v.object({ id: v.optional(contentId) }),
  answer: v.record(v.string(), v.nullable(v.unknown())),
});

export const deskImportContentCall = defineDeskAct({
  id: 'deskImportContent',
  path: '/site/content/import',
  summary: 'Adds or replaces pages of content, all or none; null removes one',
  roles: ['content'],
  entries: { pages: v.record(contentId, v.nullable(contentRecordSchema)) },
  answer: v.object({ stored: v.array(v.string()), removed: v.array(v.string()) }),
});

export const deskRestoreContentCall = defineDeskAct({
  id: 'deskRestoreContent',
  path: '/site/content/restore',
  summary: 'Takes the changes of pages back: the pages of the brand return, others are removed',
  roles: ['content'],
  entries: { ids: v.pipe(v.array(contentId), v.minLength(1)) },
  answer: v.object({ ids: v.array(v.string()) }),
});

export const deskSendNewsCall = defineDeskAct({
  id: 'deskSendNews',
  path: '/site/news/send',
  summary: 'Sends an article of the news to the players who want news by email or text message; once to each',
  roles: ['content'],
  entries: { id: contentId },
  answer: v.object({ emails: v.number(), texts: v.number() }),
});

export const deskAnalyticsCall = defineDeskRead({
  id: 'deskAnalytics',
  path: '/site/analytics',
  summary: 'Last hundred events of analytics in the collector, the newest first',
  roles: ['content'],
  answer: v.object({ events: v.array(collectedEventSchema) }),
});

export const deskPostCall = defineDeskRead({
  id: 'deskPost',
  path: '/post',
  summary: 'State of the delivery of emails and text messages, and the messages that were given up; none has a text',
  roles: ['support', 'content', 'payments'],
  answer: v.object({
    /** Channels without a service. */
    undelivered: v.array(v.string()),
    waiting: v.number(),
    dead: v.number(),
    /** Server clock, epoch ms. */
    waitingSince: v.nullable(shownInstant),
    failures: v.array(
      v.object({
        id: v.number(),
        channel: v.string(),
        kind: v.string(),
        userId: v.nullable(v.number()),
        failure: v.nullable(v.string()),
        writtenAt: shownInstant,
      }),
    ),
  }),
});
