import type * as v from 'valibot';
import { type Call, defineCall } from './call.ts';

/** Prefix of QA's controls of the embedded platform. Production has none; no page of the product calls them. */
export const CONTROL_PREFIX = '/__control';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;

interface ControlInput<
  A extends Schema,
  P extends Schema | undefined,
  Q extends Schema | undefined,
  B extends Schema | undefined,
> extends Pick<Call, 'id' | 'method' | 'path' | 'summary'> {
  readonly answer: A;
  readonly params?: P;
  readonly query?: Q;
  readonly body?: B;
  readonly errors?: readonly string[];
}

/** Returns the description of a control; its path is the one below the prefix. */
export function defineControl<
  A extends Schema,
  P extends Schema | undefined = undefined,
  Q extends Schema | undefined = undefined,
  B extends Schema | undefined = undefined,
>({ path, ...input }: ControlInput<A, P, Q, B>): Call<P, Q, B, A> {
  return defineCall<A, P, Q, B>({ ...input, path: CONTROL_PREFIX + path, rate: 'staff' });
}
