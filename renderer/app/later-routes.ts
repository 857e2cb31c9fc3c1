// Routing that the first page does without; one module, so that it loads as one chunk.
export { ROUTES } from '#shared/domain/routing/route-table.ts';
export { LATER_PAGES } from './later-pages.ts';
export { LATER_LAYOUTS, LATER_RAILS } from './layouts/later-layouts.tsx';
export { decideVisit, followVerdict, landingAfterSignIn } from './visit.ts';
