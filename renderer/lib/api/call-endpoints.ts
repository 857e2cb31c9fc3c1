import type {
  BaseQueryMeta,
  EndpointBuilder,
  MutationDefinition,
  MutationExtraOptions,
  QueryDefinition,
  QueryExtraOptions,
} from '@reduxjs/toolkit/query/react';
import type { Call, CallAnswer } from '#shared/contracts/call.ts';
import type { CallBaseQuery, CallLoader, CallRequest, EndpointArguments } from './base-api.ts';
import type { RequestParts } from './request-path.ts';

/** Names of the calls that a file of contracts describes. */
export type CallName<Contracts> = {
  [Name in keyof Contracts]: Contracts[Name] extends Call ? Name : never;
}[keyof Contracts];
/** Call of a file of contracts, by its name. */
export type NamedCall<Contracts, Name extends keyof Contracts> = Extract<Contracts[Name], Call>;

type Answer<Contracts, Name extends keyof Contracts> = CallAnswer<NamedCall<Contracts, Name>>;
/** Parts of a request; a call whose body is a form takes one. */
type Parts<C extends Call> = EndpointArguments<C> | { readonly body: FormData };

/** How an endpoint differs from its call: `parts` gives it another argument, `transformResponse` other data. */
interface OwnShape<C extends Call, Data, Arg> {
  /** Makes the parts of the request out of the argument; without it, the argument is the parts. */
  readonly parts?: (arg: Arg) => Parts<C>;
  /** Makes the data out of the answer; without it, the answer is the data. */
  readonly transformResponse?: (answer: CallAnswer<C>, meta: BaseQueryMeta<CallBaseQuery>, arg: Arg) => Data;
}

type QueryOptions<Tag extends string, Data, Arg, Raw> = Omit<
  QueryExtraOptions<Tag, Data, Arg, CallBaseQuery, 'api', Raw>,
  'type'
>;
type MutationOptions<Tag extends string, Data, Arg, Raw> = Omit<
  MutationExtraOptions<Tag, Data, Arg, CallBaseQuery, 'api', Raw>,
  'type'
>;

/** Brings one call of a file of contracts, which is loaded with the first call that needs it. */
export function callOf<Contracts, Name extends CallName<Contracts>>(
  calls: () => Promise<Contracts>,
  name: Name,
): CallLoader<NamedCall<Contracts, Name>> {
  return async () => (await calls())[name] as NamedCall<Contracts, Name>;
}

function definitionOf<
  Contracts,
  Name extends CallName<Contracts>,
  Arg,
  Options extends { readonly parts?: (arg: Arg) => unknown },
>(calls: () => Promise<Contracts>, name: Name, { parts, ...options }: Options) {
  const load = callOf(calls, name);
  return {
    ...options,
    query: (arg: Arg): CallRequest => ({ load, parts: ((parts ? parts(arg) : arg) ?? {}) as RequestParts }),
  };
}

/**
 * A query endpoint, made from its call: `sports: queryOf(build, catalogueCalls, 'sportsCall')`. Types of data and
 * argument follow from the call; `options` are those of RTK Query, and what `OwnShape` adds.
 */
export function queryOf<
  Tag extends string,
  Contracts,
  Name extends CallName<Contracts>,
  Data = Answer<Contracts, Name>,
  Arg = EndpointArguments<NamedCall<Contracts, Name>>,
>(
  build: EndpointBuilder<CallBaseQuery, Tag, 'api'>,
  calls: () => Promise<Contracts>,
  name: Name,
  options: OwnShape<NamedCall<Contracts, Name>, Data, Arg> &
    QueryOptions<Tag, NoInfer<Data>, NoInfer<Arg>, Answer<Contracts, Name>> = {},
): QueryDefinition<NoInfer<Arg>, CallBaseQuery, Tag, NoInfer<Data>, 'api', Answer<Contracts, Name>> {
  return build.query<Data, Arg, Answer<Contracts, Name>>(definitionOf(calls, name, options));
}

/** A mutation endpoint, made from its call as `queryOf` makes queries. */
export function mutationOf<
  Tag extends string,
  Contracts,
  Name extends CallName<Contracts>,
  Data = Answer<Contracts, Name>,
  Arg = EndpointArguments<NamedCall<Contracts, Name>>,
>(
  build: EndpointBuilder<CallBaseQuery, Tag, 'api'>,
  calls: () => Promise<Contracts>,
  name: Name,
  options: OwnShape<NamedCall<Contracts, Name>, Data, Arg> &
    MutationOptions<Tag, NoInfer<Data>, NoInfer<Arg>, Answer<Contracts, Name>> = {},
): MutationDefinition<NoInfer<Arg>, CallBaseQuery, Tag, NoInfer<Data>, 'api', Answer<Contracts, Name>> {
  return build.mutation<Data, Arg, Answer<Contracts, Name>>(definitionOf(calls, name, options));
}
