import * as v from 'valibot';

const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/, 'is no origin such as https://example.com'),
);

const securityContact = v.pipe(
  v.string(),
  v.regex(
    /^(?:mailto:[^\s@<>]+@[^\s@<>]+|https:\/\/[^\s<>]+|tel:\+?[\d().-]{5,20})$/,
    'is no address such as mailto:security@example.com',
  ),
);

/** Meta element that proves the ownership of a site, on the domains it was issued for (shell §3, licence config). */
const licenceSchema = v.object({
  dmca: v.optional(v.nullable(v.object({ domains: v.array(v.string()), name: v.string(), content: v.string() })), null),
});

/**
 * Entries of site config for the addresses of the site, its search engines and its installation on a device (Y-01,
 * Y-04, Y-05).
 */
export const presenceEntries = {
  licence: v.optional(licenceSchema, { dmca: null }),
  /** The site may be installed and answers off line; false removes its service worker from every device. */
  isPwa: v.optional(v.boolean(), false),
  /** Search engines may list the site; null allows it in production only. */
  isIndexed: v.optional(v.nullable(v.boolean()), null),
  /** Scheme and host under which search engines know the site; null for the host of each request. */
  mainOrigin: v.optional(v.nullable(origin), null),
  /**
   * Where finders of weaknesses write to, the preferred one first: `mailto:`, `https:` or `tel:` addresses for
   * `/.well-known/security.txt` (RFC 9116); empty for no such file.
   */
  securityContacts: v.optional(v.array(securityContact), []),
  /** Scheme and host of other addresses of the whole site. */
  mirrors: v.optional(v.array(origin), []),
  /** Key of the internal collector of analytics (shell §3, fatman api key); '' where there is none. */
  fatmanApiKey: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,100}$/)), ''),
  /** Scheme and host of analytics services that pages may load and send to, after the visitor has agreed. */
  analyticsHosts: v.optional(v.array(origin), []),
  /**
   * Origins of payment providers, whose pages may be shown in a frame; the platform adds those at work. Left out for
   * none, because every page carries the config.
   */
  paymentOrigins: v.exactOptional(v.array(origin)),
} as const;
