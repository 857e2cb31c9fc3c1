import type { blockLightCall, SiteBlock } from '../../contracts/access.ts';
import type { CallQuery } from '../../contracts/call.ts';
import type { SiteConfig } from '../../contracts/site-config.ts';
import { REFERRAL_PARAMETERS } from '../referral/referral-tags.ts';

interface Visitor {
  readonly stage: 'load' | 'watch';
  /** Path and query of the page. */
  readonly url: string;
  /** Address of the previous page, which may be on another site. */
  readonly referrer: string | undefined;
  readonly isSignedIn: boolean;
  readonly config: Pick<SiteConfig, 'mainVipDomainAuthNeed'>;
}

const MAX_TAGS = 1000;

function referralTags(url: string): string {
  const given = new URLSearchParams(url.split('?')[1] ?? '');
  const tags = new URLSearchParams();
  for (const name of REFERRAL_PARAMETERS) {
    const value = given.get(name);
    if (value) tags.set(name, value);
  }
  const text = tags.toString();
  return text.length > MAX_TAGS ? '' : text;
}

/** Returns the host of an address without the prefix of a mobile site; '' for none. */
function hostWithoutMobile(address: string | undefined): string {
  if (!address || !URL.canParse(address)) return '';
  return new URL(address).hostname.replace(/^m\./, '');
}

const flag = (value: boolean) => (value ? '1' : '0');

/** Returns the query of block/light (shell §7). Tags come from the address and are not stored (trust G2). */
export function blockQuery(visitor: Visitor): NonNullable<CallQuery<typeof blockLightCall>> & Record<string, string> {
  const { stage, url, referrer, isSignedIn, config } = visitor;
  return {
    stage,
    auth: flag(isSignedIn),
    referralParams: referralTags(url),
    referralWHNMobile: hostWithoutMobile(referrer),
    mainVipDomainAuthNeed: flag(config.mainVipDomainAuthNeed),
  };
}

/**
 * Returns the config for the guards after a block check (shell §4, Blocking): the answer counts; a failed check changes
 * nothing, or puts the site into maintenance where the config says so.
 *
 * @param block the answer; null when there was none
 */
export function afterBlockCheck(config: SiteConfig, block: SiteBlock | null): SiteConfig {
  if (block) return { ...config, block };
  if (!config.isBlockFailureMaintenance) return config;
  return { ...config, maintenance: { ...config.maintenance, isActive: true } };
}
