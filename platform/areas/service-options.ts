import type { Database } from '../database/database.ts';
import type { KeyRing } from '../keys/key-ring.ts';
import type { PasswordCost } from '../modules/accounts/passwords.ts';
import type { SessionPolicy } from '../modules/accounts/sessions.ts';
import type { ThrottlePolicy } from '../modules/accounts/sign-in-throttle.ts';
import type { AnalyticsPolicy } from '../modules/analytics/analytics-service.ts';
import type { WatchSettings } from '../modules/book-watch/book-watch-service.ts';
import type { PaymentProvider } from '../modules/cashier/cashier-service.ts';
import type { Carriers } from '../modules/delivery/carrier.ts';
import type { OutboxPolicy } from '../modules/delivery/outbox-runner.ts';
import type { IdentityPolicy } from '../modules/identity/open-identity.ts';
import type { SocialSignUps } from '../modules/identity/social-sign-ups.ts';
import type { SupportPolicy } from '../modules/support/support-service.ts';
import type { WorldOptions } from './world.ts';

/** What may differ from the environment, mostly in tests. */
export interface ServiceOptions extends WorldOptions {
  /** A database that the caller opens and closes; by default the environment's. */
  readonly database?: Database;
  /** Signing keys; by default the environment's. */
  readonly keys?: KeyRing;
  readonly passwordCost?: PasswordCost;
  readonly sessionPolicy?: SessionPolicy;
  readonly throttlePolicy?: ThrottlePolicy;
  /** Bits of the work of a captcha. */
  readonly captchaBits?: number;
  readonly codePolicy?: IdentityPolicy;
  /** Carriers of emails and text messages; by default the services that the environment names. */
  readonly delivery?: Carriers;
  readonly outboxPolicy?: OutboxPolicy;
  readonly supportPolicy?: SupportPolicy;
  readonly analyticsPolicy?: AnalyticsPolicy;
  /** Payment providers; by default those of the environment. */
  readonly paymentProviders?: readonly PaymentProvider[];
  /** Registers players who come from social networks; without it none can open an account that way. */
  readonly socialSignUps?: SocialSignUps;
  /** Limits from which the book stops a market automatically; decision 029 says why. */
  readonly watchSettings?: WatchSettings;
  /** Counts the kinds of recorded security events. */
  readonly countEvent?: (kind: string) => void;
  /** Seconds of server clock that live coupons of every sport are delayed. */
  readonly delaySeconds?: number;
}
