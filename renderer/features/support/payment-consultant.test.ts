import { expect, test } from 'vitest';
import { keepPaymentConsultant, wasSentByPayment } from './payment-consultant.ts';

function tabOf() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test.each([
  ['?payment_consultant=1', true],
  ['?a=b&payment_consultant=1', true],
  ['?payment_consultant=0', false],
  ['?payment_consultant=true', false],
  ['?payment_consultant=', false],
  ['?payment_consultant=11', false],
  ['?paymentconsultant=1', false],
  ['', false],
])('shell §9: the address %j sets the payment flag: %s', (search, is) => {
  const tab = tabOf();
  keepPaymentConsultant(search, tab);
  expect(wasSentByPayment(tab)).toBe(is);
});

test('shell §9: the payment flag stays when a later address lacks it', () => {
  const tab = tabOf();
  keepPaymentConsultant('?payment_consultant=1', tab);
  keepPaymentConsultant('?payment_consultant=0', tab);
  keepPaymentConsultant('', tab);
  expect(wasSentByPayment(tab)).toBe(true);
});
