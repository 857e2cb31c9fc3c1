import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { knowParts } from '#renderer/lib/pages/known-parts.tsx';
import type { PageRecord } from '#renderer/lib/pages/page-record.ts';
import type { AnyPart } from '#renderer/lib/pages/part-record.ts';
import { knowPaymentQuestion } from '#renderer/lib/ports/payment-question-port.ts';
import { knowSettingsPageParts } from '#renderer/lib/ports/settings-page-parts.ts';
import { pageWithDialogs } from './auth/page-with-dialogs.tsx';
import { FIRST_PAGES } from './first-pages.ts';
import { type PageRoute, pageOf } from './page-route.tsx';

/** Every record; a build without the tools of support staff has an empty module in the place of theirs. */
const records = Object.values(
  import.meta.glob<PageRecord>('../features/**/*.page.ts', { eager: true, import: 'page' }),
);

const routeOf = (record: PageRecord): PageRoute =>
  record.showsDialogs ? pageWithDialogs(pageOf(record)) : pageOf(record);

/** Pages outside the first load, by the id that rows of the route table name. */
export const LATER_PAGES: ReadonlyMap<string, PageRoute> = new Map(
  records.filter(({ id }) => !FIRST_PAGES.has(id)).map((record) => [record.id, routeOf(record)]),
);

// Pages of content are composed of parts of features, and are among the pages above.
knowParts(Object.values(import.meta.glob<AnyPart>('../features/**/*.part.ts', { eager: true, import: 'part' })));

// The pages of the cashier end with the form of support.
knowPaymentQuestion(
  lazyPart({
    load: async () => (await import('#renderer/features/support/payments/payment-question.tsx')).PaymentQuestion,
    namespaces: ['support', 'payment-requests', 'errors'],
  }),
);

// The page of the settings ends with parts of other features.
knowSettingsPageParts(
  lazyPart({
    load: async () => (await import('./extras/settings-page-parts.tsx')).SettingsPageParts,
    namespaces: ['office-settings', 'preferences', 'cities', 'desktop-notices', 'errors'],
  }),
);
