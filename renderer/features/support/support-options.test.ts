import { expect, test } from 'vitest';
import { siteConfig } from '#renderer/lib/test-fixtures/site.fixture.ts';
import { SUPPORT_OPTIONS } from '#shared/contracts/support-config.ts';
import { panelOptions, supportOptions } from './support-options.ts';

const socials = [
  { name: 'One', url: 'https://one.example/us' },
  { name: 'Two', url: 'https://two.example/us' },
];
const all = [...SUPPORT_OPTIONS];

test.each([
  ['everything', {}, 'en', ['chat', 'question', 'requests', 'callback', 'email', 'social', 'social']],
  [
    'no callback here',
    { isAvailableCallback: false },
    'en',
    ['chat', 'question', 'requests', 'email', 'social', 'social'],
  ],
  [
    'no callback in Turkish',
    { langsHiddenCallback: ['tr'] },
    'tr',
    ['chat', 'question', 'requests', 'email', 'social', 'social'],
  ],
  [
    'callback but in Turkish',
    { langsHiddenCallback: ['tr'] },
    'de',
    ['chat', 'question', 'requests', 'callback', 'email', 'social', 'social'],
  ],
  [
    'the order of the site',
    { support: { email: 'a@b.example', options: ['email', 'chat'] as const, socials } },
    'en',
    ['email', 'chat'],
  ],
  [
    'no social network',
    { support: { email: 'a@b.example', options: ['social', 'chat'] as const, socials: [] } },
    'en',
    ['chat'],
  ],
])('[N-07] the support button offers %s', (_, change, language, kinds) => {
  const site = {
    ...siteConfig,
    isAvailableCallback: true,
    support: { email: 'a@b.example', options: all, socials },
    ...change,
  };
  const { support } = site;
  const offered = supportOptions({ ...site, support: { ...support, options: [...support.options] } }, language);
  expect(offered.map(({ kind }) => kind)).toEqual(kinds);
});

test('[N-07] support links use the addresses of the site config', () => {
  const support = { email: 'help@site.example', options: ['email' as const, 'social' as const], socials };
  expect(supportOptions({ ...siteConfig, support }, 'en')).toEqual([
    { kind: 'email', href: 'mailto:help@site.example' },
    { kind: 'social', name: 'One', href: 'https://one.example/us' },
    { kind: 'social', name: 'Two', href: 'https://two.example/us' },
  ]);
});

test('[N-07] the support panel has the email of a site that offers no options, and else what the button offers', () => {
  const none = { email: 'help@site.example', options: [], socials };
  expect(panelOptions({ ...siteConfig, support: none }, 'en')).toEqual([
    { kind: 'email', href: 'mailto:help@site.example' },
  ]);
  expect(panelOptions(siteConfig, 'en')).toEqual(supportOptions(siteConfig, 'en'));
});
