import { describe, expect, test } from 'vitest';
import { ACTS, type AdmissionState } from '#shared/domain/admission/admission-state.ts';
import { admit } from '#shared/domain/admission/admit.ts';
import { STORAGE_INVENTORY } from '#shared/domain/consent/storage-inventory.ts';
import { DOCUMENT_TYPES, SECRET_FIELDS } from '#shared/domain/registration/registration-fields.ts';
import { defaultSiteConfig } from '../config/default-site-config.ts';
import { RETENTION_SCHEDULE } from '../records/retention-schedule.ts';
import { readBrandPages } from './brand-pages.ts';

const pages = await readBrandPages();
const config = defaultSiteConfig(false);

/** What the tests read of a block: the rows of a table, its items, or its text. */
interface ReadBlock {
  readonly items: readonly string[];
  readonly rows: readonly (readonly string[])[];
  readonly text: string;
}

const blockOf = (page: string, block: string) => pages.get(`information/${page}`)?.texts.en?.blocks[block] as ReadBlock;

/** Returns what the page says in the row of a table that begins with these words. */
const rowOf = (page: string, block: string, begins: string) =>
  blockOf(page, block)
    .rows.find(([first]) => first === begins)
    ?.slice(1);

const keptOf = (table: string) => RETENTION_SCHEDULE.find((rule) => rule.table === table)?.kept ?? '';

describe('the legal pages', () => {
  test.each<[string, string, string, string, string]>([
    ['consent', 'keptTable', 'Session with address, country and browser', 'session', 'one day after its end'],
    [
      'consent',
      'keptTable',
      'Name, birthday, address, document data, accepted terms, your cookie choice',
      'cookie_agreement',
      'five years after the closing',
    ],
    ['consent', 'keptTable', 'Conversations with support', 'support_message', 'two years after the last message'],
    ['consent', 'keptTable', 'Number for a callback', 'support_callback', '90 days'],
    ['consent', 'keptTable', 'Log of sign-ins and changes', 'security_event', 'two years'],
    ['consent', 'keptTable', 'Use of pages, with your consent', 'analytics_event', '30 days'],
    [
      'consent',
      'keptTable',
      'Choice of notifications, passkeys, linked networks',
      'notice_choices',
      'until the closing',
    ],
    ['consent', 'keptTable', 'Bets and postings', 'ledger_entry', 'for good'],
    ['consent', 'keptTable', 'A self-exclusion', 'player_care', 'for good'],
    ['amlpolicy', 'records', 'Name, birthday, address, document data', 'personal_data', 'five years after the closing'],
    ['amlpolicy', 'records', 'Accepted terms and the registration', 'agreement', 'five years after the closing'],
    ['amlpolicy', 'records', 'Bets and every posting of money', 'coupon', 'for good'],
    ['amlpolicy', 'records', 'Sign-ins and changes of the account', 'security_event', 'two years'],
    ['amlpolicy', 'records', 'Conversations with support', 'support_thread', 'two years after the last message'],
  ])('say on %s (%s) how long the schedule keeps: %s', (page, block, row, table, time) => {
    expect(keptOf(table)).toContain(time);
    expect(rowOf(page, block, row)?.at(-1)?.toLowerCase()).toContain(time);
  });

  test('say what stays open while the identity is to be confirmed, as the gate decides', () => {
    const now = 1_800_000_000_000;
    const state: AdmissionState = {
      now,
      player: {
        ...{ accountClosedAt: null, excludedUntil: null, timeOutUntil: null, sessionLimit: null, banLevel: 0 },
        ...{ termsAcceptedAt: 0, verificationDueAt: now },
      },
      site: { maintenance: { isActive: false, finishAt: null }, termsChangedAt: null, banVersion: 1 },
      session: { idleEndsAt: null, realityAt: null },
      isBlocked: false,
    };
    const open = ACTS.filter((act) => admit(act, state, 'arrival').allow);
    expect(open).toEqual(['sign-in', 'cash-out', 'withdrawal', 'sign-out']);
    expect(blockOf('kycpolicy', 'openText').text).toContain('cash out and ask for a withdrawal');
    expect(blockOf('amlkyc', 'rightsText').text).toContain('Only new bets, deposits and bonuses wait.');
  });

  test('name the documents that the registration knows, whose numbers no device stores', () => {
    const named = blockOf('kycpolicy', 'documents').rows.slice(0, DOCUMENT_TYPES.length);
    expect(named.map(([name]) => name?.toLowerCase().replace(' ', '_'))).toEqual([...DOCUMENT_TYPES]);
    expect(SECRET_FIELDS).toEqual(expect.arrayContaining(['passportSeries', 'passportNumber']));
  });

  test('say what this site is: play money, no licence, no services of other companies', () => {
    expect([config.isPlayMoney, config.license ?? null, config.counters]).toEqual([true, null, {}]);
    expect(blockOf('licenses', 'noLicence').text).toContain('It holds no gambling licence');
    expect(blockOf('consent', 'who').items.join()).toContain('This demo has none of other companies.');
  });

  test('say how long a tag of a partner stays on a device', () => {
    const lives = STORAGE_INVENTORY.filter(({ consent }) => consent === 'marketing').map(({ life }) => Number(life));
    const days = Math.max(...lives) / 86_400_000;
    expect(rowOf('consent', 'classes', 'Marketing')?.[0]).toContain(`up to ${days} days`);
  });
});
