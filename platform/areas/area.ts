import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import type { DatabaseReporter } from '../database/embedded/embedded-database.ts';
import type { EndDuty } from '../database/leader.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import type { LastingSecrets } from '../keys/lasting-secrets-store.ts';
import type { Visitors } from '../modules/accounts/visitors-service.ts';
import type { VisitorOf } from '../modules/admission/visitor-service.ts';
import type { FeedHub } from '../modules/feed/feed-hub.ts';
import type { PlayerFeed } from '../modules/feed/player-feed.ts';
import type { SocialCookies } from '../modules/identity/social/social-cookies.ts';
import type { Metrics } from '../modules/records/metrics-service.ts';
import type { CallRegistry, RegisterCall } from '../plugins/call-route.ts';
import type { Geography } from '../plugins/geography.ts';
import type { ServiceOptions } from './service-options.ts';

/** What every area is opened from, besides the services of the areas before it. */
export interface Base {
  readonly options: ServiceOptions;
  readonly isProduction: boolean;
  readonly database: Database;
  /** The operator's signing keys, which are outside the database. */
  readonly keys: KeyRing;
  readonly lastingSecrets: LastingSecrets;
  readonly report: DatabaseReporter;
  readonly onError: (error: unknown) => void;
  /** Collects what closes the parts; the last one is called first. */
  readonly onClose: (close: () => unknown) => void;
}

/** What the routes of an area are made with. */
export interface Api {
  readonly app: FastifyInstance;
  readonly register: RegisterCall;
  /** All calls registered up to now. */
  readonly calls: CallRegistry['calls'];
  readonly geography: Geography;
  readonly visitors: Visitors;
  readonly visitorOf: VisitorOf;
  readonly socialCookies: SocialCookies;
  readonly feed: FeedHub;
  readonly players: PlayerFeed;
  /** Version of the product. */
  readonly version: string;
}

/** A field of the platform: its modules opened together, with all that the platform asks of them. */
export interface Area<Services extends object> {
  readonly services: Services;
  /** Parts whose rows are deleted after a time, as docs/retention.md says. */
  readonly purges?: readonly { purge(): Promise<void> }[];
  /** Parts with a duty of the leading process; each returns what ends it. */
  readonly leads?: readonly { lead(): EndDuty }[];
  /** Parts that begin to work once everything is open. */
  readonly starts?: readonly { start(): void }[];
  /** Adds figures for operators; docs/operations.md says which values call for them. */
  figures?(metrics: Metrics, feed: Pick<FeedHub, 'figures'>): void;
  /** Registers the calls. */
  routes?(api: Api): Promise<void> | void;
}

/** Services that a function opens as an area. */
// biome-ignore lint/suspicious/noExplicitAny: any area, whatever it is opened from
export type ServicesOf<Open extends (...parts: any[]) => unknown> =
  Awaited<ReturnType<Open>> extends Area<infer Services> ? Services : never;
