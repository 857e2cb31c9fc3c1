import * as v from 'valibot';

/** Options of the floating support button, in the order of the site config (shell §1). */
export const SUPPORT_OPTIONS = ['chat', 'question', 'requests', 'callback', 'email', 'social'] as const;

const hour = v.pipe(v.number(), v.minValue(0), v.maxValue(24));
const httpsAddress = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s"'<>]+$/, 'is no address such as https://example.com/us'),
);

const consultantSchema = v.object({
  /** Name of the agent who answers in the chat; null or '' without a chat. */
  consultant_id: v.optional(v.nullable(v.string()), null),
  /** Hours of the day in UTC, 0 to 24, at which agents answer; null: around the clock. */
  hours: v.optional(v.nullable(v.object({ from: hour, to: hour })), null),
});

/** Entries of site config about support (shell §1, §3; N-07). */
export const supportEntries = {
  support: v.object({
    email: v.string(),
    /** Options of the button, in this order. */
    options: v.optional(v.array(v.picklist(SUPPORT_OPTIONS)), [...SUPPORT_OPTIONS]),
    /** Pages of the brand in social networks. */
    socials: v.optional(v.array(v.object({ name: v.pipe(v.string(), v.minLength(1)), url: httpsAddress })), []),
  }),
  consultantParams: v.optional(consultantSchema, {}),
  /** Players can ask to be called back. */
  isAvailableCallback: v.optional(v.boolean(), false),
  /** Languages without call-backs. */
  langsHiddenCallback: v.optional(v.array(v.string()), []),
} as const;
