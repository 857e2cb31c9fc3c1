import * as v from 'valibot';
import { NETWORK_IDS, type NetworkId } from '../domain/social/social-networks.ts';

export const networkSchema = v.picklist(NETWORK_IDS as [NetworkId, ...NetworkId[]]);

const scriptAddress = v.pipe(
  v.string(),
  v.regex(/^(?:\/[\w./-]*|https:\/\/[a-z0-9.-]+(?::\d{1,5})?\/[\w./-]*)$/, 'is no path and no https address'),
);

/** Entries of site config for networks (shell §3, site config and social networks; A-04). */
export const socialEntries = {
  /** Networks in display order. Pages get only the networks that are shown and that the back end can use. */
  socialNetworks: v.optional(
    v.array(v.object({ id: networkSchema, name: v.string(), isShown: v.optional(v.boolean(), true) })),
    [],
  ),
  isOneTapAuthEnabled: v.optional(v.boolean(), false),
  /** Address of the one-tap script: a path of this site, or an https address. */
  oneTapScript: v.optional(scriptAddress, 'https://accounts.google.com/gsi/client'),
} as const;
