import type { FastifyInstance } from 'fastify';
import type { RuleTexts } from '#shared/contracts/access.ts';
import { CONFIG_GROUPS, groupConfigCall, type SiteConfig, siteConfigCall } from '#shared/contracts/site-config.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Geography } from '../../plugins/geography.ts';
import { knownCountryId } from '../reference/phone-countries-service.ts';
import type { ConfigService } from './config-service.ts';

interface ConfigModule {
  readonly register: RegisterCall;
  readonly config: ConfigService;
  readonly clock: ServerClock;
  readonly geography: Pick<Geography, 'countryOf'>;
}

/** Returns the rules in the first of these languages in which they are written, or in any. */
function rulesIn(texts: RuleTexts, languages: readonly string[]) {
  const language = [...languages, ...Object.keys(texts)].find((one) => Object.hasOwn(texts, one));
  const sections = language === undefined ? undefined : texts[language];
  return language !== undefined && sections ? { language, sections } : null;
}

const groupsOf = ({ coupon, support, ...config }: SiteConfig, ruleTexts: RuleTexts) => ({
  coupon,
  support,
  rules: rulesIn(ruleTexts, [config.language, config.defaultLanguage, 'en']),
  money: {
    currencies: config.currencies,
    defaultCurrency: config.defaultCurrency,
    coefViewIds: config.coefViewIds,
  },
  languages: {
    language: config.language,
    languages: config.languages,
    defaultLanguage: config.defaultLanguage,
  },
});

/** Registers the calls of the site config (shell §7). */
export function configModule(app: FastifyInstance, { register, config, clock, geography }: ConfigModule): void {
  register(app, siteConfigCall, ({ query, request }) => {
    const country = geography.countryOf(request);
    const geoCountryId = country === null ? null : knownCountryId(country);
    return { config: { ...config.config(query.lang, country), geoCountryId }, now: clock.now() };
  });
  register(app, groupConfigCall, ({ query: { groups, lang }, request }) => {
    const wanted = new Set(groups.split(','));
    const all = groupsOf(config.config(lang, geography.countryOf(request)), config.ruleTexts());
    const chosen = CONFIG_GROUPS.filter((name) => wanted.has(name));
    return { groups: Object.fromEntries(chosen.map((name) => [name, all[name]])) };
  });
}
