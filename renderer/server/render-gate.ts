import { createFairQueue, QueueRefusal } from '#shared/domain/fairness/fair-queue.ts';
import { networkOf } from '#shared/domain/fairness/network-of.ts';
import { createRateMeter } from '#shared/domain/fairness/rate-meter.ts';

/** A page that was not rendered because too many were asked for. */
export class PageRefusal extends Error {
  override readonly name = 'PageRefusal';
  /** 429 when one address asks for too many pages, 503 when all of them together do. */
  readonly status: 429 | 503;
  /** Seconds to wait. */
  readonly retryAfter: number;
  constructor(status: 429 | 503, retryAfter: number) {
    super(`The page was not rendered: ${status}`);
    this.status = status;
    this.retryAfter = retryAfter;
  }
}

/** How many pages are rendered at once, wait, and are rendered for one address in a minute. */
export interface RenderLimits {
  readonly places: number;
  readonly maxWaiting: number;
  readonly maxWaitingOfAddress: number;
  readonly perMinute: number;
}

/**
 * Rendering is the work of one thread: more than a few pages at once only delay health checks and cached pages, which
 * never wait here.
 */
const RENDER_LIMITS: RenderLimits = { places: 4, maxWaiting: 40, maxWaitingOfAddress: 20, perMinute: 300 };
/** A visitor who would wait longer gets the page without server drawing, whose browser draws it in less time. */
const MAX_WAIT_MS = 3000;

interface Visitor {
  /** IP address. */
  readonly ip: string;
  /** Aborted when no visitor waits for the page any more. */
  readonly signal?: AbortSignal | undefined;
}

/** Lets pages be rendered in turns that are fair between addresses. */
export interface RenderGate {
  /** @throws PageRefusal */
  run<T>(visitor: Visitor, render: () => Promise<T>): Promise<T>;
}

/** An address that many visitors may have because a proxy in front is not named in TRUST_PROXY, or a developer's. */
const PRIVATE =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe80:|::1$|0:0:0:0:)/i;

/**
 * Creates the gate of one process. Its counts are those of the process, because the rendering is: the site server has
 * no database.
 */
export function createRenderGate(limits: RenderLimits = RENDER_LIMITS): RenderGate {
  const queue = createFairQueue({
    places: limits.places,
    maxWaiting: limits.maxWaiting,
    maxWaitingOfSubject: limits.maxWaitingOfAddress,
    maxWaitMs: MAX_WAIT_MS,
  });
  const meter = createRateMeter({ max: limits.perMinute, windowMs: 60_000 });
  return {
    async run({ ip, signal }, render) {
      const subject = networkOf(ip);
      const wait = PRIVATE.test(subject) ? 0 : meter.count(subject);
      if (wait > 0) throw new PageRefusal(429, wait);
      return queue.run({ subject, signal }, render).catch((error: unknown) => {
        throw error instanceof QueueRefusal ? new PageRefusal(503, error.retryAfter) : error;
      });
    },
  };
}
