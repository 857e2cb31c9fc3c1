import type { SiteConfig } from '#shared/contracts/site-config.ts';
import type { Environment } from '#shared/domain/environment.ts';
import { defaultSiteConfig } from './default-site-config.ts';

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
 * Returns the site config of the demonstration brand, before any override, in a profile of it (DEMO_PROFILE): `full`
 * switches on what opens on its own.
 *
 * @param production whether players hold real money; otherwise accounts hold play money
 */
export const demoConfig = (production: boolean, profile: Profile) => ({
  ...defaultSiteConfig(production),
  ...PROFILES[profile],
});
