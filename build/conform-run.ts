import type { Call } from '#shared/contracts/call.ts';
import { feedPollCall } from '#shared/contracts/feed.ts';
import { siteConfigCall } from '#shared/contracts/site-config.ts';
import { type CallPaths, callPath } from '#shared/domain/transport/call-path.ts';
import { fitAnswer } from '#shared/domain/transport/fit-answer.ts';
import { readCalls } from './call-list.ts';
import { goodRequests, hostileRequests, type SampleRequest } from './call-samples.ts';
import { type AskOptions, askCall, type GivenReply } from './conform-asker.ts';
import { type BookAnswers, bookFaults } from './conform-book.ts';
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
  /** Those of the missing that the site config says it has not. */
  readonly unset: readonly string[];
  readonly differences: readonly Difference[];
}

/** Seed of all samples: two runs ask the same. */
const SEED = 1;
/** Bad requests for each call by default, taken evenly from all. */
const BAD_REQUESTS = 8;

/** What a back end is asked, and how. */
interface ConformOptions extends AskOptions {
  /** Bad requests for each call; 8 by default. */
  readonly badRequests?: number;
}
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

/** Reads the book of the back end: its sports, its lists, and a game of them. */
async function readBook(calls: readonly Call[], options: AskOptions): Promise<BookAnswers> {
  const ask = async (id: string, sample: Partial<SampleRequest> = {}): Promise<unknown> => {
    const call = calls.find((one) => one.id === id);
    return call ? (await askCall(call, { ...NOTHING, ...sample }, options)).body : undefined;
  };
  const sports = await ask('sports');
  const games = await Promise.all(['line', 'live'].map((section) => ask('games', { query: { section } })));
  const game = games.map((body) => firstOf(body, 'games')).find((one) => one !== undefined);
  return { sports, games, game: game ? await ask('game', { params: { gameId: String(game.id) } }) : undefined };
}

/** Returns a sport and a game that the back end has, so that good requests have a subject. */
function knownValues({ sports, games }: BookAnswers): Record<string, unknown> {
  const sport = firstOf(sports, 'sports');
  const game = games.map((body) => firstOf(body, 'games')).find((one) => one !== undefined);
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
async function checkCall(call: Call, known: Record<string, unknown>, options: ConformOptions): Promise<CallReport> {
  const good = goodRequests(call, { seed: SEED, known });
  const first = await askCall(call, good.bare, options);
  if (isNotOffered(first) && !NEEDED_CALLS.includes(call.id)) return { isOffered: false, requests: 1, differences: [] };
  const samples = [good.whole, ...spread(hostileRequests(good), options.badRequests ?? BAD_REQUESTS)];
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

function neededFault(id: string): Difference {
  return {
    call: id,
    request: `"paths": { "${id}": null }`,
    fault: 'is closed by the config, and no page works without it',
  };
}

interface GivenConfig {
  readonly hasFeed?: unknown;
  readonly paths?: CallPaths;
}

/** Reads the entries of the site config that say how the other calls are asked. */
async function readConfig(options: AskOptions): Promise<GivenConfig> {
  const { body } = await askCall(siteConfigCall, NOTHING, options);
  const { value } = fitAnswer(siteConfigCall, body);
  return (value as { readonly config: GivenConfig } | null)?.config ?? {};
}

/** A page that is not told so looks for the feed before it reads its games again. */
function checkFeed(missing: readonly string[], { hasFeed }: GivenConfig): readonly Difference[] {
  if (!missing.includes(feedPollCall.id) || hasFeed === false) return [];
  const fault = 'is not offered, and the site config does not say hasFeed: false';
  return [{ call: feedPollCall.id, request: `${siteConfigCall.method} ${siteConfigCall.path}`, fault }];
}

/** Asks a back end every call of the contracts with good and bad input, and returns what differs. */
export async function conform(options: ConformOptions): Promise<Conformance> {
  const config = await readConfig(options);
  const described = [...(await readCalls())].sort((a, b) => rank(a) - rank(b));
  const calls = described.flatMap((call) => {
    const path = callPath(config.paths, call);
    return path === null ? [] : [{ ...call, path }];
  });
  const unset = described.filter((call) => callPath(config.paths, call) === null).map(({ id }) => id);
  const book = await readBook(calls, options);
  const known = knownValues(book);
  const differences = [...(await checkReadiness(options))];
  const [offered, missing]: [string[], string[]] = [[], [...unset]];
  let requests = 2;
  for (const call of calls) {
    const report = await checkCall(call, known, options);
    requests += report.requests;
    differences.push(...report.differences);
    (report.isOffered ? offered : missing).push(call.id);
  }
  differences.push(...checkFeed(missing, config));
  differences.push(...NEEDED_CALLS.filter((id) => unset.includes(id)).map((id) => neededFault(id)));
  differences.push(...bookFaults(book).map(({ call, subject, fault }) => ({ call, request: subject, fault })));
  return { requests, offered, missing, unset, differences };
}
