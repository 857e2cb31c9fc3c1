import * as v from 'valibot';
import type { DeepLink } from '../host-port.ts';

/** Links from outside into the app. */
export const linkCalls = {
  'link:take': v.strictTuple([]),
} as const;

export interface LinkAnswers {
  /** The link that waits, once. */
  readonly 'link:take': DeepLink | null;
}

export interface LinkEvents {
  readonly 'link:opened': DeepLink;
}
