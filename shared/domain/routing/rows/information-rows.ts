import { ROUTE_FLAGS as FLAG } from '../route-flags.ts';
import { redirectTo, rowsOf } from '../route-row.ts';

const information = rowsOf('information', { ban: 'allowed' });

/** Returns the row of a page of one text, whose path is its id. */
const plain = <const Id extends string>(id: Id, flag?: number) =>
  information(
    `information-${id.replaceAll('_', '-')}`,
    `information/${id}` as const,
    flag === undefined ? {} : { flag },
  );

/** Routes of information pages (shell §2.6). */
export const INFORMATION_ROWS = [
  information('rules-default', 'information/rules', { flag: FLAG.rules, ...redirectTo('information/rules/1', 302) }),
  information('rules', 'information/rules/:ruleGroup(\\d{1,4})/:chapter([a-z0-9][a-z0-9-]*)?', { flag: FLAG.rules }),
  plain('contacts'),
  plain('about'),
  plain('howbet'),
  information('information-payment', 'information/payment', { flag: FLAG.payment, auth: 'paymentSetting' }),
  plain('cookies'),
  plain('licenses', FLAG.licenses),
  plain('taxation', FLAG.taxation),
  plain('consent'),
  plain('simpleidentification'),
  plain('smsbets', FLAG.smsBets),
  plain('amlkyc'),
  plain('amlpolicy'),
  plain('disputeresolution'),
  plain('kycpolicy'),
  plain('responsiblegaming'),
  plain('cash_terminals', FLAG.cashTerminals),
  information('information-betting-calculator', 'information/betting-calculator', {
    flag: FLAG.calculator,
    page: 'calculator',
    links: { places: ['footer', 'search', 'drawer'], name: 'calculator:heading', words: 'calculator:words' },
    query: 'any',
  }),
] as const;
