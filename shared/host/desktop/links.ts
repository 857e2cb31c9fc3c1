import * as v from 'valibot';
import type { DeepLink } from '../host-port.ts';

/** Calls about links from outside the app. */
export const linkCalls = {
  'link:take': v.strictTuple([]),
} as const;

export interface LinkAnswers {
  /** Waiting link, returned once. */
  readonly 'link:take': DeepLink | null;
}

export interface LinkEvents {
  readonly 'link:opened': DeepLink;
}
