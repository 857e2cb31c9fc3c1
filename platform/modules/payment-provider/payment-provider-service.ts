import { randomBytes } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { lookRepeatedly } from '../../clock/repeated-look.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { Pool } from '../../database/pool.ts';
import { createHarbourMoves } from './harbour-moves.ts';
import { createHarbourNotices } from './harbour-notices.ts';
import { createHarbourPage } from './harbour-page-service.ts';
import { createHarbourCompany } from './harbour-service.ts';
import { createHarbourStore } from './harbour-store.ts';
import { createHarbourApp } from './payment-provider-app.ts';

interface HarbourOptions {
  readonly sql: Pool;
  readonly clock: Pick<ServerClock, 'now' | 'onChange'>;
  readonly onError: (error: unknown) => void;
}

/** Where the company listens. */
interface Listening {
  readonly host: string;
  /** 0 takes a free port. */
  readonly port: number;
  /** Origin at which browsers reach its pages; '' for that of host and port. */
  readonly origin: string;
  /** Address at which the merchant takes notices. */
  readonly noticeUrl: string;
}

/** The payment company of the demonstration (docs/payment-provider.md): a company of its own beside the platform. */
export interface PaymentCompany {
  /** Secrets that the company and its merchant share. */
  readonly secret: string;
  readonly noticeSecret: string;
  /** Origin of its calls; null before it listens. */
  readonly origin: () => string | null;
  /** Origin of its pages; null before it listens. */
  readonly pages: () => string | null;
  readonly app: FastifyInstance;
  /**
   * Begins to listen, and to do what is due; returns the origin.
   *
   * @throws Error of the port when it is taken
   */
  listen(at: Listening): Promise<string>;
  close(): Promise<void>;
}

const SWEEP_MS = 1000;

/** Opens the company on its own tables, with secrets that are made at its first start. */
export async function openPaymentCompany({ sql, clock, onError }: HarbourOptions): Promise<PaymentCompany> {
  const store = createHarbourStore(sql);
  const { secret, noticeSecret } = await store.setting({
    secret: randomBytes(32).toString('base64url'),
    noticeSecret: `whsec_${randomBytes(32).toString('base64')}`,
  });
  let origin: string | null = null;
  let pages: string | null = null;
  let noticeUrl: string | null = null;
  let isOpen = false;
  let stopSweep: (() => Promise<void>) | null = null;
  const notices = createHarbourNotices({ store, noticeSecret, noticeUrl: () => noticeUrl, onError });
  const moves = createHarbourMoves({
    ...{ store, now: clock.now },
    onChange: () => {
      if (isOpen) void notices.send();
    },
  });
  const company = createHarbourCompany({ ...{ store, moves, secret, now: clock.now }, origin: () => pages ?? '' });
  const page = createHarbourPage({ moves, secret, now: clock.now });
  const app = createHarbourApp({ ...{ company, page, moves, store, secret, onError }, pages: () => pages });

  async function sweep(): Promise<void> {
    await moves.sweep();
    await notices.send();
  }

  return {
    secret,
    noticeSecret,
    origin: () => origin,
    pages: () => pages,
    app,
    async listen({ host, port, ...at }) {
      origin = await app.listen({ host, port });
      pages = at.origin === '' ? origin : at.origin;
      noticeUrl = at.noticeUrl;
      isOpen = true;
      stopSweep = lookRepeatedly({ look: sweep, clock, onError, everyMs: SWEEP_MS });
      return origin;
    },
    async close() {
      isOpen = false;
      await stopSweep?.();
      await notices.idle();
      await app.close();
    },
  };
}
