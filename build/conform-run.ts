import type { Call } from '#shared/contracts/call.ts';
import { feedPollCall } from '#shared/contracts/feed.ts';
import { siteConfigCall } from '#shared/contracts/site-config.ts';
import { readCalls } from './call-list.ts';
import { goodRequests, hostileRequests, type SampleRequest } from './call-samples.ts';
import { type AskOptions, askCall, type GivenReply } from './conform-asker.ts';
import { faultOf, isNotOffered, NEEDED_CALLS } from './conform-checks.ts';

/** One difference from the contracts. */
export interface Difference {
  /** Id of the call, or the path of something that is no call. */
  readonly call: string;
  readonly request: string;
  readonly fault: string;
}

export interface Conformance {
  /** Number of requests sent. */
  readonly requests: number;
  /** Ids of the calls that answered. */
  readonly offered: readonly string[];
  /** Ids of the calls that the back end does not have. */
  readonly missing: readonly string[];
  readonly differences: readonly Difference[];
}

/** Seed of all samples: two runs ask the same. */
const SEED = 1;
/** Bad requests for each call, taken evenly from all. */
const BAD_REQUESTS = 8;
/** Calls that end the session, or after which the player may do less, come last. */
const ENDING = ['limitAction', 'setCareLimits', 'blockUser', 'endOtherSessions', 'endSession', 'logout'];

const NOTHING: SampleRequest = { params: {}, query: {}, body: undefined };

interface Subject {
  readonly slug?: string;
  readonly id?: number;
  readonly main?: readonly { readonly outcomes: readonly { readonly id: number; readonly price: number }[] }[];
}

const firstOf = (body: unknown, list: string): Subject | undefined =>
  (body as Record<string, readonly Subject[]> | undefined)?.[list]?.[0];

/** Asks the back end for a sport and a game that it has, so that good requests have a subject. */
async function knownValues(calls: readonly Call[], options: AskOptions): Promise<Record<string, unknown>> {
  const ask = async (id: string, sample: Partial<SampleRequest> = {}): Promise<unknown> => {
    const call = calls.find((one) => one.id === id);
    return call ? (await askCall(call, { ...NOTHING, ...sample }, options)).body : undefined;
  };
  const sport = firstOf(await ask('sports'), 'sports');
  const lists = await Promise.all(['line', 'live'].map((section) => ask('games', { query: { section } })));
  const game = lists.map((body) => firstOf(body, 'games')).find((one) => one !== undefined);
  const outcome = game?.main?.[0]?.outcomes[0];
  return {
    ...(sport ? { sport: sport.slug } : {}),
    ...(game ? { gameId: String(game.id), ids: String(game.id) } : {}),
    ...(outcome ? { selectionId: outcome.id, coef: outcome.price } : {}),
    lng: 'en',
    lang: 'en',
    language: 'en',
  };
}

/** Returns as many entries of a list, evenly spread over it. */
function spread<T>(list: readonly T[], count: number): readonly T[] {
  if (list.length <= count) return list;
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)] as T);
}

const rank = ({ id }: Call): number => ENDING.indexOf(id);

function differenceOf({ id }: Call, { request }: GivenReply, fault: string): Difference {
  return { call: id, request, fault };
}

interface CallReport {
  readonly isOffered: boolean;
  readonly requests: number;
  readonly differences: readonly Difference[];
}

/** Asks one call with good and with bad input. */
async function checkCall(call: Call, known: Record<string, unknown>, options: AskOptions): Promise<CallReport> {
  const good = goodRequests(call, { seed: SEED, known });
  const first = await askCall(call, good.bare, options);
  if (isNotOffered(first) && !NEEDED_CALLS.includes(call.id)) return { isOffered: false, requests: 1, differences: [] };
  const samples = [good.whole, ...spread(hostileRequests(good), BAD_REQUESTS)];
  const replies = [first, ...(await Promise.all(samples.map((sample) => askCall(call, sample, options))))];
  const found = replies.flatMap((reply) => {
    const fault = faultOf(call, reply);
    return fault === null ? [] : [differenceOf(call, reply, fault)];
  });
  if (NEEDED_CALLS.includes(call.id) && first.status !== 200)
    found.push(differenceOf(call, first, `answers ${first.status} to a good request, and no page works without it`));
  if (!call.auth) return { isOffered: true, requests: replies.length, differences: found };
  const stranger = await askCall(call, good.bare, { ...options, cookie: '' });
  if (stranger.status !== 401) found.push(differenceOf(call, stranger, `answers ${stranger.status} without a session`));
  return { isOffered: true, requests: replies.length + 1, differences: found };
}

/** Checks what no contract describes: whether the back end says that it is ready, and answers unknown addresses. */
async function checkReadiness(options: AskOptions): Promise<readonly Difference[]> {
  const probe = async (path: string, status: number, fault: string): Promise<readonly Difference[]> => {
    const call = { ...siteConfigCall, id: path, path };
    const reply = await askCall(call, NOTHING, options);
    return reply.status === status ? [] : [{ call: path, request: reply.request, fault: `${fault} (${reply.status})` }];
  };
  return (
    await Promise.all([
      probe('/readyz', 200, 'does not say that it is ready, so the site is not either'),
      probe('/web-api/no-such-call', 404, 'does not answer 404 to an unknown address'),
    ])
  ).flat();
}

/** A page that is not told so looks for the feed before it reads its games again. */
async function checkFeed(missing: readonly string[], options: AskOptions): Promise<readonly Difference[]> {
  if (!missing.includes(feedPollCall.id)) return [];
  const { body, request } = await askCall(siteConfigCall, NOTHING, options);
  const { config } = (body ?? {}) as { readonly config?: { readonly hasFeed?: unknown } };
  const fault = 'is not offered, and the site config does not say hasFeed: false';
  return config?.hasFeed === false ? [] : [{ call: feedPollCall.id, request, fault }];
}

/** Asks a back end every call of the contracts with good and bad input, and returns what differs. */
export async function conform(options: AskOptions): Promise<Conformance> {
  const calls = [...(await readCalls())].sort((a, b) => rank(a) - rank(b));
  const known = await knownValues(calls, options);
  const differences = [...(await checkReadiness(options))];
  const [offered, missing]: [string[], string[]] = [[], []];
  let requests = 2;
  for (const call of calls) {
    const report = await checkCall(call, known, options);
    requests += report.requests;
    differences.push(...report.differences);
    (report.isOffered ? offered : missing).push(call.id);
  }
  differences.push(...(await checkFeed(missing, options)));
  return { requests, offered, missing, differences };
}
