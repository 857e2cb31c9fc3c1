import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type { Environment } from '#shared/domain/environment.ts';

type Profile = Environment['demoProfile'];

/** Address of the general rules, in the language of each visitor. */
const TERMS = '/information/rules/1';

const PROFILES = {
  quiet: {},
  full: {
    ageGate: { terms: TERMS, keep: 'local' },
    isWelcomeModal: true,
    firstDepositModal: 1,
    registrationReminder: { delaySeconds: 60, intervalMinutes: 60 },
    isConvertReminder: true,
    isSetLimitsReminder: true,
    hasHints: true,
  },
} satisfies Readonly<Record<Profile, Partial<SiteConfig>>>;

/**
 * Returns the entries of the site config by which a profile of the demonstration (DEMO_PROFILE) differs from the brand's:
 * `full` switches on what opens on its own.
 */
export const demoEntries = (profile: Profile): Partial<SiteConfig> => PROFILES[profile];
