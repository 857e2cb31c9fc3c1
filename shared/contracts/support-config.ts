import * as v from 'valibot';

/** What the floating button of support can offer, in the order of the site config (shell §1). */
export const SUPPORT_OPTIONS = ['chat', 'question', 'requests', 'callback', 'email', 'social'] as const;

const hour = v.pipe(v.number(), v.minValue(0), v.maxValue(24));
const httpsAddress = v.pipe(
  v.string(),
  v.regex(/^https:\/\/[^\s"'<>]+$/, 'is no address such as https://example.com/us'),
);

const consultantSchema = v.object({
  /** Names the consultant who answers in the chat; null or '' where there is no chat. */
  consultant_id: v.optional(v.nullable(v.string()), null),
  /** Hours of the day in UTC, 0 to 24, at which somebody answers; null: around the clock. */
  hours: v.optional(v.nullable(v.object({ from: hour, to: hour })), null),
});

/** Entries of site config about support (shell §1, §3; N-07). */
export const supportEntries = {
  support: v.object({
    email: v.string(),
    /** What the button offers, in this order. */
    options: v.optional(v.array(v.picklist(SUPPORT_OPTIONS)), [...SUPPORT_OPTIONS]),
    /** Places of the brand in social networks. */
    socials: v.optional(v.array(v.object({ name: v.pipe(v.string(), v.minLength(1)), url: httpsAddress })), []),
  }),
  consultantParams: v.optional(consultantSchema, {}),
  /** Players can ask to be called back. */
  isAvailableCallback: v.optional(v.boolean(), false),
  /** Languages in which nobody calls back. */
  langsHiddenCallback: v.optional(v.array(v.string()), []),
} as const;
