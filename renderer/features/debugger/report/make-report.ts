import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type { LogLine } from '#shared/host/desktop/desktop-log.ts';
import type { CallEntry } from '../record/call-log.ts';
import type { EventEntry } from '../record/event-log.ts';
import { redactData, redactPath } from '../record/redact.ts';
import type { StartTime } from '../record/start-up.ts';
import type { Vital } from '../record/vitals.ts';
import type { StoredKey } from './stored-keys.ts';

/** Everything that a report is made from. */
export interface ReportInput {
  /** Server clock, epoch ms. */
  readonly at: number;
  /** Path and query of the page. */
  readonly address: string;
  readonly build: object;
  readonly device: object;
  /** Server clock minus device clock, ms. */
  readonly clockOffsetMs: number;
  readonly config: SiteConfig;
  readonly overrides: object | null;
  readonly player: { readonly banLevel: number } | null;
  /** Types of the accounts, without their contents. */
  readonly accounts: readonly { readonly type: number; readonly iso: string }[];
  readonly termsChanged: boolean;
  readonly sources: readonly { readonly name: string; readonly state: unknown }[];
  readonly vitals: readonly Vital[];
  readonly start: readonly StartTime[];
  readonly stored: readonly StoredKey[];
  readonly calls: readonly CallEntry[];
  readonly events: readonly EventEntry[];
  /** Lines of the main process; null where there are none to read. */
  readonly desktopLog: readonly LogLine[] | null;
}

/** Returns name, place and class of a key; an unlisted name may itself be private. */
function keyOf({ place, key, size, entry }: StoredKey) {
  return {
    place,
    key: entry?.key ?? null,
    isListed: entry !== null,
    consent: entry?.consent ?? null,
    length: entry ? size : key.length,
  };
}

/** The main process redacted its lines; the rules of the page redact them again. */
function lineOfDesktopLog({ at, level, area, text }: LogLine) {
  return { at: new Date(at).toISOString(), level, area, text };
}

/** Returns a report without private data, so that it can be sent to anyone who helps. */
export function makeReport(input: ReportInput): Readonly<Record<string, unknown>> {
  const { at, address, player, accounts, sources, stored, calls, desktopLog, ...rest } = input;
  return redactData({
    madeAt: new Date(at).toISOString(),
    page: redactPath(address),
    session: player === null ? { isSignedIn: false } : { isSignedIn: true, banLevel: player.banLevel },
    accounts: accounts.map(({ type, iso }) => ({ type, iso })),
    ...rest,
    parts: Object.fromEntries(sources.map(({ name, state }) => [name, state])),
    storage: stored.map(keyOf),
    calls,
    ...(desktopLog === null ? {} : { desktopLog: desktopLog.map(lineOfDesktopLog) }),
  }) as Readonly<Record<string, unknown>>;
}

function lineOf(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([name, part]) => `${name}=${typeof part === 'object' ? JSON.stringify(part) : String(part)}`)
    .join('  ');
}

const SHORT = 160;
const cut = (text: string) => (text.length > SHORT ? `${text.slice(0, SHORT)}…` : text);

function section(name: string, value: unknown): string {
  const lines = Array.isArray(value)
    ? value.map((entry) => cut(lineOf(entry)))
    : Object.entries(value ?? {}).map(([key, part]) =>
        cut(`${key}: ${typeof part === 'object' ? JSON.stringify(part) : String(part)}`),
      );
  return [`## ${name}`, '', ...(lines.length > 0 ? lines.map((line) => `- ${line}`) : ['–']), ''].join('\n');
}

/** Writes a report as readable text, followed by the same as JSON. */
export function writeReport(report: Readonly<Record<string, unknown>>): string {
  const { madeAt, page, ...parts } = report;
  const isGroup = (value: unknown) => typeof value === 'object' && value !== null;
  const plain = Object.entries(parts).filter(([, value]) => !isGroup(value));
  return [
    '# Fairline',
    '',
    `${String(madeAt)}  ${String(page)}`,
    ...plain.map(([name, value]) => `${name}: ${String(value)}`),
    '',
    ...Object.entries(parts)
      .filter(([, value]) => isGroup(value))
      .map(([name, value]) => section(name, value)),
    '```json',
    JSON.stringify(report, null, 2),
    '```',
    '',
  ].join('\n');
}
