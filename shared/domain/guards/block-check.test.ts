import { expect, test } from 'vitest';
import { afterBlockCheck, blockQuery } from './block-check.ts';

const visitor = {
  stage: 'load',
  url: '/en',
  referrer: undefined,
  isSignedIn: false,
  config: { mainVipDomainAuthNeed: false },
} as const;

test('[C-03] block/light is asked with its five parameters', () => {
  expect(blockQuery(visitor)).toEqual({
    stage: 'load',
    auth: '0',
    referralParams: '',
    referralWHNMobile: '',
    mainVipDomainAuthNeed: '0',
  });
  expect(
    blockQuery({ ...visitor, stage: 'watch', isSignedIn: true, config: { mainVipDomainAuthNeed: true } }),
  ).toMatchObject({ stage: 'watch', auth: '1', mainVipDomainAuthNeed: '1' });
});

test.each([
  ['/en?btag=a%20b&page=2&subid=7', 'btag=a+b&subid=7'],
  ['/en?page=2', ''],
  ['/en?ref=', ''],
  [`/en?ref=${'x'.repeat(2000)}`, ''],
])('[C-03] the address %s has the referral tags %s', (url, tags) => {
  expect(blockQuery({ ...visitor, url }).referralParams).toBe(tags);
});

test.each([
  ['https://m.partner.example/a?b=c', 'partner.example'],
  ['https://partner.example', 'partner.example'],
  ['no address', ''],
  ['', ''],
])('[C-03] the referrer %s is sent as the host %s', (referrer, host) => {
  expect(blockQuery({ ...visitor, referrer }).referralWHNMobile).toBe(host);
});

test('[C-03] a failed block check changes nothing, or starts maintenance where the config says so', () => {
  const config = {
    block: { displayTypeId: 1, templateTypeId: 4 },
    maintenance: { isActive: false, finishAt: 5 },
    isBlockFailureMaintenance: false,
  } as never;
  const free = { displayTypeId: 0, templateTypeId: null } as const;
  expect(afterBlockCheck(config, free)).toMatchObject({ block: free, maintenance: { isActive: false } });
  expect(afterBlockCheck(config, null)).toBe(config);
  const strict = { ...(config as object), isBlockFailureMaintenance: true } as never;
  expect(afterBlockCheck(strict, null)).toMatchObject({ maintenance: { isActive: true, finishAt: 5 } });
  expect(afterBlockCheck(strict, free)).toMatchObject({ maintenance: { isActive: false } });
});
