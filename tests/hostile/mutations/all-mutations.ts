// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are source code

import { DATA_MUTATIONS } from './data-mutations.ts';
import { DESK_MUTATIONS } from './desk-mutations.ts';
import { IDENTITY_MUTATIONS } from './identity-mutations.ts';
import { LIMIT_MUTATIONS } from './limit-mutations.ts';
import type { HostileMutation } from './mutation.ts';
import { TOKEN_MUTATIONS } from './token-mutations.ts';
import { TRANSPORT_MUTATIONS } from './transport-mutations.ts';

/** Folder of the lists, for errors of entries that no longer fit the source. */
export const HOSTILE_LISTS = 'tests/hostile/mutations';

/** Every defence that a test has to miss when it is taken away. */
export const HOSTILE_MUTATIONS: readonly HostileMutation[] = [
  ...IDENTITY_MUTATIONS,
  ...TOKEN_MUTATIONS,
  ...LIMIT_MUTATIONS,
  ...TRANSPORT_MUTATIONS,
  ...DESK_MUTATIONS,
  ...DATA_MUTATIONS,
];
