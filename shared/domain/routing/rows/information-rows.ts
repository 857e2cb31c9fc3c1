import { ROUTE_FLAGS as FLAG } from '../route-flags.ts';
import { type RowRest, redirectTo, rowsOf } from '../route-row.ts';

const information = rowsOf('information', { ban: 'allowed', page: 'content' });

/** Returns the row of a page of one text, whose path is its id. */
const plain = <const Id extends string, const Rest extends RowRest = Record<never, never>>(id: Id, rest?: Rest) =>
  information(`information-${id.replaceAll('_', '-')}`, `information/${id}` as const, rest);

/**
 * Routes of information pages (shell §2.6). Each shows the content of its path, and answers 404 while there is none; the
 * last row is for further pages of the operator.
 */
export const INFORMATION_ROWS = [
  information('rules-default', 'information/rules', {
    flag: FLAG.rules,
    page: null,
    ...redirectTo('information/rules/1', 302),
  }),
  information('rules', 'information/rules/:ruleGroup(\\d{1,4})/:chapter([a-z0-9][a-z0-9-]*)?', { flag: FLAG.rules }),
  plain('contacts'),
  plain('about'),
  plain('howbet'),
  information('information-payment', 'information/payment', { flag: FLAG.payment, auth: 'paymentSetting' }),
  plain('cookies'),
  plain('licenses', { flag: FLAG.licenses }),
  plain('taxation', { flag: FLAG.taxation }),
  plain('consent'),
  plain('simpleidentification'),
  plain('smsbets', { flag: FLAG.smsBets }),
  plain('amlkyc'),
  plain('amlpolicy'),
  plain('disputeresolution'),
  plain('kycpolicy'),
  plain('responsiblegaming'),
  plain('cash_terminals', { flag: FLAG.cashTerminals }),
  information('information-betting-calculator', 'information/betting-calculator', {
    flag: FLAG.calculator,
    page: 'calculator',
    links: { places: ['footer', 'search', 'drawer'], name: 'calculator:heading', words: 'calculator:words' },
    query: 'any',
  }),
  information('information-page', 'information/:page([a-z0-9][a-z0-9_-]*)'),
] as const;
