import { safeRedirect } from './safe-redirect.ts';

/** Statuses of the redirect service that are followed, each as it is (shell §3, redirect result). */
const STATUSES = [301, 302, 303, 307, 308] as const;

export type RedirectStatus = (typeof STATUSES)[number];

export type RedirectAnswer =
  | { readonly kind: 'follow'; readonly status: RedirectStatus; readonly to: string }
  /** The service knows no other address. */
  | { readonly kind: 'none' }
  /** Answer that must not be followed; the reason goes to the log. */
  | { readonly kind: 'ignored'; readonly why: string };

interface Asked {
  /** Path and query of the request to the service. */
  readonly url: string;
  readonly hosts: readonly string[];
}

const FIELDS = ['code', 'url', 'reasons', 'breadcrumbs'] as const;
const MAX_STEPS = 10;

const ignored = (why: string): RedirectAnswer => ({ kind: 'ignored', why });

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/**
 * Reads an answer of the redirect service (shell §7, G-12). An answer that lacks a field, leads to a host that is not
 * allowed, or loops is not followed.
 */
export function readRedirectAnswer(answer: unknown, { url, hosts }: Asked): RedirectAnswer {
  const data = isRecord(answer) ? answer.data : undefined;
  if (!isRecord(data)) return ignored('no data');
  if (data.redirect !== true) return { kind: 'none' };
  const missing = FIELDS.filter((field) => data[field] === undefined || data[field] === null);
  if (missing.length > 0) return ignored(`lacks ${missing.join(', ')}`);
  const { code, breadcrumbs } = data;
  const status = STATUSES.find((known) => known === code);
  if (status === undefined) return ignored(`code ${String(code)} is no redirect`);
  const to = typeof data.url === 'string' ? safeRedirect(data.url, hosts) : null;
  if (to === null) return ignored('leads to an address that is not allowed');
  const steps = Array.isArray(breadcrumbs) ? breadcrumbs : [];
  if (to === url || steps.includes(to) || steps.length > MAX_STEPS) return ignored('goes round in a circle');
  return { kind: 'follow', status, to };
}
