import { describe, expect, test } from 'vitest';
import { siteConfigSchema } from '../../contracts/site-config.ts';
import { CONFIG_ENTRIES_OF_ROLES, entriesBeyond, mayAct, STAFF_ROLES } from './staff-roles.ts';

describe('a staff account', () => {
  test.each(STAFF_ROLES)('with the role %s may do what that role may', (role) => {
    expect(mayAct([role], [role])).toBe(true);
  });

  test.each(STAFF_ROLES.filter((role) => role !== 'administrator'))(
    'with the role %s alone may not administer',
    (role) => {
      expect(mayAct([role], ['administrator'])).toBe(false);
    },
  );

  test('of an administrator may do everything, and one without roles nothing', () => {
    for (const role of STAFF_ROLES) {
      expect(mayAct(['administrator'], [role])).toBe(true);
      expect(mayAct([], [role])).toBe(false);
    }
  });
});

describe('the entries of the site config', () => {
  test('of a role are its own, and no other role but the administrator changes them', () => {
    expect(entriesBeyond(['content'], ['seoPages', 'liabilityLimits'])).toEqual(['liabilityLimits']);
    expect(entriesBeyond(['trader'], ['seoPages', 'liabilityLimits'])).toEqual(['seoPages']);
    expect(entriesBeyond(['content', 'trader'], ['seoPages', 'liabilityLimits'])).toEqual([]);
    expect(entriesBeyond(['administrator'], ['bans', 'socialProviders'])).toEqual([]);
  });

  test.each([
    'bans',
    'block',
    'socialProviders',
    'mainOrigin',
    'geoBlocks',
    'isRegistrationAllowed',
    'paths',
    'apps',
    'urlsToRedirectTo404',
    'hiddenLanguages',
    'languages',
    'availableRoutes',
    'sections',
    'counters',
    'terms',
    'maintenance',
    'redirectHosts',
    'isAccountOnly',
    'isVipDomain',
    'isIndexed',
    'mirrors',
    'ageGate',
    'deskGifts',
  ])('include %s, which an administrator alone changes', (name) => {
    const others = STAFF_ROLES.filter((role) => role !== 'administrator');
    expect(entriesBeyond(others, [name])).toEqual([name]);
  });

  test('that pages read and a role may change exist', () => {
    const own = CONFIG_ENTRIES_OF_ROLES.content ?? [];
    const unknown = own.filter((name) => !['seoPages', 'redirects', 'ruleTexts'].includes(name));
    expect(unknown.filter((name) => !Object.hasOwn(siteConfigSchema.entries, name))).toEqual([]);
  });
});
