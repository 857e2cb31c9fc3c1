import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DISPLAY_COOKIE, parseDisplay } from '#shared/domain/display/display-cookie.ts';
import { LANGUAGES, type LanguageName, languageOf } from '#shared/domain/languages.ts';
import { decideLanguage } from '#shared/domain/routing/language.ts';
import { languageTag } from '#shared/domain/seo/language-tag.ts';
import { LANGUAGE_COOKIE } from '#shared/domain/session-cookies.ts';
import { ICON_PATHS } from '../ui/icons/icon-paths.ts';
import { escapeHtml, THEME_SCRIPT } from './html-template.ts';

const RETRY_SECONDS = 5;

const RENDERER = path.resolve(import.meta.dirname, '..');
const read = (file: string) => readFileSync(path.join(RENDERER, file), 'utf8');

// All that the page shows is in the page: while the site fails, a style sheet or a picture may fail like it.
const STYLE = ['ui/tokens.css', 'ui/base.css', 'ui/message-page.css', 'server/fault-page.css'].map(read).join('');
const MARK = `data:image/svg+xml;base64,${Buffer.from(read('public/icon.svg')).toString('base64')}`;
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const POLICY = [
  "default-src 'none'",
  `style-src ${hashOf(STYLE)}`,
  `script-src ${hashOf(THEME_SCRIPT)}`,
  'img-src data:',
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Texts = Readonly<Record<string, string>>;
const textsOf = new Map<string, Texts>(
  LANGUAGES.map(({ code }) => [code, JSON.parse(read(`locales/${code}/fault.json`)) as Texts]),
);

/** A page that is drawn without bundle, config and back end. */
interface Fault {
  readonly status: number;
  /** Keys of its texts. */
  readonly title: string;
  readonly text: string;
  readonly values?: Readonly<Record<string, string>>;
  /** Link under the text: this address once more, or none. */
  readonly help?: 'again' | 'home';
  /** Name of the site, where it is known. */
  readonly brand?: string;
  /** s */
  readonly retryAfter?: number;
}

/** Cookies of a request that may be refused before its cookies are read. */
const cookiesOf = ({ cookies, server, headers }: FastifyRequest) =>
  cookies ?? server.parseCookie?.(headers.cookie ?? '') ?? {};

/** Returns the language of the address, or else the one that a redirect of the home page would choose. */
function languageFor(request: FastifyRequest): LanguageName {
  const url = request.raw.url ?? '/';
  const { language } = decideLanguage({
    url: url.startsWith('/') ? url : '/',
    stored: cookiesOf(request)[LANGUAGE_COOKIE],
    browser: request.headers['accept-language'],
    available: LANGUAGES.map(({ code }) => code),
    fallback: 'en',
  });
  return languageOf(language);
}

/** Returns the theme that the visitor has chosen, as an attribute; '' for the device's. */
function themeOf(request: FastifyRequest): string {
  const { appTheme } = parseDisplay(cookiesOf(request)[DISPLAY_COOKIE] ?? '', 0);
  return appTheme === 2 ? '' : ` data-theme="${appTheme === 0 ? 'light' : 'dark'}"`;
}

function faultPage(request: FastifyRequest, { title, text, values = {}, help, brand = '' }: Fault): string {
  const { code, dir } = languageFor(request);
  const texts = textsOf.get(code) ?? {};
  const say = (key: string) =>
    escapeHtml(texts[key] ?? '').replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => `<bdi>${escapeHtml(values[name] ?? '')}</bdi>`,
    );
  const site = escapeHtml(brand);
  const name = brand === '' ? '' : `<span translate="no">${site}</span>`;
  const link = help === undefined ? '' : `<a href="${help === 'home' ? `/${code}` : ''}">${say(help)}</a>`;
  return [
    `<!doctype html><html lang="${languageTag(code)}" dir="${dir}"${themeOf(request)}><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${say(title)}${brand === '' ? '' : ` – ${site}`}</title><link rel="icon" href="${MARK}">`,
    `<style>${STYLE}</style><script>${THEME_SCRIPT}</script></head>`,
    `<body><header><img src="${MARK}" width="28" height="28" alt="">${name}</header><main><article>`,
    '<span class="sign"><svg viewBox="0 0 20 20" width="30" height="30" fill="none" stroke="currentColor" ',
    'stroke-width="1.7" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">',
    `<path d="${ICON_PATHS.alert}"/></svg></span>`,
    `<h1>${say(title)}</h1><p>${say(text)}</p>${link}</article></main></body></html>`,
  ].join('');
}

function send(request: FastifyRequest, reply: FastifyReply, fault: Fault): FastifyReply {
  if (fault.retryAfter !== undefined) reply.header('retry-after', String(fault.retryAfter));
  return reply
    .code(fault.status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': POLICY,
      'cache-control': 'no-store',
      vary: 'accept-language, cookie',
    })
    .send(faultPage(request, fault));
}

/** shell §8: there is no site config, not even an earlier one. */
export function unavailablePage(request: FastifyRequest, reply: FastifyReply, brand: string): FastifyReply {
  return send(request, reply, {
    status: 503,
    title: 'away_title',
    text: 'away_text',
    help: 'again',
    brand,
    retryAfter: RETRY_SECONDS,
  });
}

/** shell §2.8: the page of status 500. */
export function failedPage(request: FastifyRequest, reply: FastifyReply, brand: string): FastifyReply {
  const values = { id: request.id };
  return send(request, reply, {
    status: 500,
    title: 'failed_title',
    text: 'failed_text',
    values,
    help: 'again',
    brand,
  });
}

/** Answers a visitor whose page cannot be rendered now, because too many are asked for. */
export function busyPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, retryAfter, brand }: { readonly status: 429 | 503; readonly retryAfter: number; readonly brand: string },
): FastifyReply {
  const text = status === 429 ? 'busy_network' : 'busy_site';
  const values = { seconds: String(retryAfter) };
  return send(request, reply, { status, title: 'busy_title', text, values, help: 'again', brand, retryAfter });
}

/** Answers a request for a host at which the site is not (decision 043). Names no host and holds no link. */
export function strangeHostPage(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return send(request, reply, { status: 421, title: 'strange_title', text: 'strange_text' });
}

/** Answers a request that cannot be served as it is, such as an address with half a character. */
export function unreadablePage(request: FastifyRequest, reply: FastifyReply, status = 400): FastifyReply {
  return send(request, reply, { status, title: 'unreadable_title', text: 'unreadable_text', help: 'home' });
}
