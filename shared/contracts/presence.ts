import * as v from 'valibot';

const origin = v.pipe(
  v.string(),
  v.regex(/^https?:\/\/[a-z0-9.-]+(?::\d{1,5})?$/, 'is no origin such as https://example.com'),
);

/** shell §3, licence config: a meta element that proves whose site it is, on the domains that it was given for. */
const licenceSchema = v.object({
  dmca: v.optional(v.nullable(v.object({ domains: v.array(v.string()), name: v.string(), content: v.string() })), null),
});

/** Entries of site config that say where the site is found and how it may be kept on a device (Y-01, Y-04, Y-05). */
export const presenceEntries = {
  licence: v.optional(licenceSchema, { dmca: null }),
  /** The site may be installed and answers off line; false takes its service worker away from every device. */
  isPwa: v.optional(v.boolean(), false),
  /** Whether search engines may list the site; null: in production they may. */
  isIndexed: v.optional(v.nullable(v.boolean()), null),
  /** Scheme and host that stand for the site in search engines; null: the one it is asked at. */
  mainOrigin: v.optional(v.nullable(origin), null),
  /** Scheme and host of other places where the whole site is. */
  mirrors: v.optional(v.array(origin), []),
  /** Key of the internal collector of analytics (shell §3, fatman api key); '' where there is none. */
  fatmanApiKey: v.optional(v.pipe(v.string(), v.regex(/^[\w-]{0,100}$/)), ''),
  /** Scheme and host of the services of analytics that pages may load and tell, once a visitor has agreed. */
  analyticsHosts: v.optional(v.array(origin), []),
} as const;
