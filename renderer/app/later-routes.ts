// Everything of the route table that the first page does without. Its parts are brought together here, so that they
// arrive as one.
export { ROUTES } from '#shared/domain/routing/route-table.ts';
export { LATER_PAGES } from './later-pages.ts';
export { LATER_LAYOUTS } from './layouts/later-layouts.tsx';
export { decideVisit, followVerdict, landingAfterSignIn } from './visit.ts';
