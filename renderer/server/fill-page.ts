import type { FastifyRequest } from 'fastify';
import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { is12hByCountry } from '#shared/domain/display/clock-by-country.ts';
import { parseDisplay } from '#shared/domain/display/display-cookie.ts';
import { SESSION_COOKIES } from '#shared/domain/session-cookies.ts';
import type { ReportAnswer } from '#shared/domain/transport/fit-answer.ts';
import { jsonInScript } from '../lib/page/json-in-script.ts';
import type { Backend } from './backend.ts';
import { checkBlock } from './block-check.ts';
import { type PageAssets, splitDocument } from './html-template.ts';
import { inTime } from './in-time.ts';
import { findMovedAddress, type MovedAddress } from './moved-addresses.ts';
import { slotPage } from './nonce-slot.ts';
import type { CachedPage, FilledPage } from './page-cache.ts';
import { type PlayerPage, playerPage } from './player-page.ts';
import { deviceHeaders, visitorHeaders } from './plugins/visitor-headers.ts';
import { RedirectSignal } from './redirect-signal.ts';
import type { IsShareable, Render, RenderInput, RenderPlayer, RenderUndrawn } from './render-contract.ts';
import type { RenderGate } from './render-gate.ts';
import type { SectionClient } from './section-client.ts';

/** What the pages of a site are made with. */
export interface PageOptions {
  readonly backend: Backend;
  readonly sections: SectionClient;
  readonly gate: RenderGate;
  /** Told of answers of the back end that do not fit their contracts. */
  readonly report: ReportAnswer;
  readonly render: () => Promise<Render>;
  /** Draws a player's parts of a page that visitors share; without it every page of a player is drawn whole. */
  readonly renderPlayer?: (() => Promise<RenderPlayer>) | undefined;
  /** Tells which pages visitors may share; without it all. */
  readonly isShareable?: (() => Promise<IsShareable>) | undefined;
  /** Makes the page that the browser draws; without it a visitor whose page has no turn is asked to come again. */
  readonly renderUndrawn?: (() => Promise<RenderUndrawn>) | undefined;
  readonly assets: (modules: readonly string[], styleModules: readonly string[]) => PageAssets;
  /** Transforms a finished document before it is sent; development adds the hot-reload client here. */
  readonly transform?: (url: string, html: string) => Promise<string>;
  readonly developmentPolicy?: (nonce: string) => string;
  /** The support tools are enabled: never in production. */
  readonly hasStaffTools?: boolean;
}

/** Whether the request brings a session cookie; only the back end knows whether the session exists. */
export function hasSessionCookie({ cookies }: FastifyRequest): boolean {
  return Object.values(SESSION_COOKIES).some((name) => cookies[name] !== undefined);
}

/** Returns the headers with which the site server asks the back end in a visitor's name. */
export function headersOf(request: FastifyRequest, language: string): Record<string, string> {
  return {
    'accept-language': language,
    ...(request.headers.cookie ? { cookie: request.headers.cookie } : {}),
    ...visitorHeaders(request),
    ...deviceHeaders(request),
  };
}

/**
 * Returns the headers with which the site server asks the back end for a page that visitors share: nothing of the visitor
 * who asks for it first, but the country, by which pages differ.
 */
export function sharedHeaders({ host, id, protocol, geoCountry }: FastifyRequest, language: string) {
  const { 'x-forwarded-for': _, ...words } = visitorHeaders({ host, id, protocol, geoCountry });
  return { 'accept-language': language, ...words };
}

/** Time for which a page that exists waits for the redirect service after its render, ms. */
const MOVED_WAIT_MS = 300;

/** Returns the new address of a page; one that exists is shown when the service does not answer in time. */
function movedInTime(moved: Promise<MovedAddress | null>, status: number): Promise<MovedAddress | null> {
  return status === 404 ? moved : inTime(moved, MOVED_WAIT_MS);
}

/** One visitor's wish for a page. */
export interface Visit {
  readonly request: FastifyRequest;
  /** Headers with which the back end is asked; those of a page that visitors share name no visitor. */
  readonly headers: Readonly<Record<string, string>>;
  /** Address of the page that the visitor comes from; none for a page that visitors share. */
  readonly referrer: string | undefined;
  readonly isSignedIn: boolean;
  readonly url: string;
  readonly language: string;
  readonly config: SiteConfig;
  readonly display: string;
  readonly now: number;
}

/** Returns the config with the verdict of the block service for the visitor at an address. */
export function blockedConfig(options: PageOptions, visit: Visit, url: string): Promise<SiteConfig> {
  const { request, headers, referrer, isSignedIn, config } = visit;
  return checkBlock(options.backend, config, {
    url,
    headers,
    referrer,
    isSignedIn,
    log: request.log,
    report: options.report,
  });
}

/** Returns the input of a render for a visit. */
export function inputOf(options: PageOptions, visit: Visit, config: SiteConfig): RenderInput {
  const { request, headers, language, display, url } = visit;
  return {
    url,
    language,
    config,
    preferences: parseDisplay(display, config.timeZone, is12hByCountry(config)),
    now: visit.now,
    origin: `${request.protocol}://${request.host}`,
    hasStaffTools: options.hasStaffTools ?? false,
    fetchJson: (path) => options.backend.ask({ path, headers }),
    report: options.report,
    sections: (settings, path) => options.sections.contents(settings, path),
  };
}

/** Draws the page of an address, and asks meanwhile whether it has moved. @throws RedirectSignal */
export async function fillPage(options: PageOptions, visit: Visit): Promise<FilledPage> {
  const { request, headers, url } = visit;
  const render = await options.render();
  const config = await blockedConfig(options, visit, url);
  // Asked beside the render: an address may have moved although a page is still there (G-12).
  const moving = findMovedAddress(options.backend, {
    ...{ url, headers, log: request.log },
    ...{ hosts: config.redirectHosts, paths: config.paths },
  });
  const output = await render(inputOf(options, visit, config));
  if ('redirect' in output) throw new RedirectSignal(output.redirect.status, output.redirect.location);
  const moved = await movedInTime(moving, output.status);
  if (moved) throw new RedirectSignal(moved.status, moved.location);
  const parts = {
    head: output.head,
    html: output.html,
    state: output.state,
    failureWords: output.failureWords,
    assets: options.assets(output.modules, output.styleModules ?? []),
    sectionStyles: output.sectionStyles ?? [],
    playerSlot: output.playerSlot,
  };
  let document = splitDocument(parts);
  if (options.transform) {
    const marker = 'NONCE-SLOT';
    const [before = '', ...after] = (
      await options.transform(url, `${document.before}${marker}${document.after}`)
    ).split(marker);
    document = { before, after: after.join(marker), player: null };
  }
  const { status, cacheMs, retryAfterSeconds = 0 } = output;
  let forPlayer: Promise<PlayerPage | null> | undefined;
  return {
    status,
    page: await slotPage(document),
    retryAfterSeconds,
    cacheMs,
    forPlayer: () => {
      forPlayer ??= playerPage(document);
      return forPlayer;
    },
  };
}

interface PlayerFill {
  /** Returns the page that visitors share; it waits for its own turn. */
  readonly load: () => Promise<CachedPage>;
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
}

/** Draws a player's parts and puts them into the page that visitors share; null where that page has to be drawn whole. */
export async function fillForPlayer(options: PageOptions, visit: Visit, { load, inTurn }: PlayerFill) {
  const renderPlayer = await options.renderPlayer?.();
  if (!renderPlayer) return null;
  // One after the other: a visitor waits for one turn at a time.
  const shared = await load().catch((error: unknown) => {
    // A redirect of all visitors is decided again for this one, with the whole query.
    if (error instanceof RedirectSignal) return null;
    throw error;
  });
  const page = await shared?.forPlayer?.();
  if (!shared || !page) return null;
  const config = await blockedConfig(options, visit, visit.url);
  const own = await inTurn(() => renderPlayer(inputOf(options, visit, config)));
  if (own === 'whole') return null;
  if ('redirect' in own) throw new RedirectSignal(own.redirect.status, own.redirect.location);
  const state = jsonInScript(own.state);
  const fill = (encoding: 'gzip' | 'identity') => (nonce: string) => page[encoding]({ nonce, html: own.html, state });
  return { ...shared, page: { gzip: fill('gzip'), identity: fill('identity') } };
}
