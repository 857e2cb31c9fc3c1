import { describe, expect, test } from 'vitest';
import { checksumAddress, signerOf } from './ethereum-key.ts';
import { messageText } from './sign-in-message.ts';

describe('the checksum of an address', () => {
  test.each([
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359',
    '0xdbF03B407c01E7cD3CBea99509d93f8DDDC8C6FB',
    '0xD1220A0cf47c7B9Be7A2E6BA89F429762e7b9aDb',
  ])('is that of EIP-55: %s', (address) => {
    expect(checksumAddress(address.toLowerCase())).toBe(address);
    expect(checksumAddress(`0x${address.slice(2).toUpperCase()}`)).toBe(address);
  });
});

describe('the signer of a text', () => {
  const SIGNATURE =
    '0xb91467e570a6466aa9e9876cbcd013baba02900b8979d43fe208a4a4f339f5fd6007e74cd82e037b800186422fc2da167c747ef045e5d18a5f5d4300f8e1a0291c';
  const SIGNER = '0x2c7536E3605D9C16a7a3D7b1898e529396a65c23';

  test('is recovered as other programs recover it', () => {
    expect(signerOf('Some data', SIGNATURE)).toBe(SIGNER);
  });

  test('is the same for a recovery without the offset', () => {
    expect(signerOf('Some data', `${SIGNATURE.slice(0, -2)}01`)).toBe(SIGNER);
  });

  test('is another one for another text', () => {
    expect(signerOf('Some date', SIGNATURE)).not.toBe(SIGNER);
  });

  test('is not taken from the twin of a signature', () => {
    const order = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;
    const twin = (order - BigInt(`0x${SIGNATURE.slice(66, 130)}`)).toString(16).padStart(64, '0');
    expect(() => signerOf('Some data', `${SIGNATURE.slice(0, 66)}${twin}1b`)).toThrow('high s');
  });

  test.each(['0x', SIGNATURE.slice(0, -2), `${SIGNATURE}00`, `0x${'ab'.repeat(320)}`])(
    'is not known for a signature of another length: %s',
    (signature) => {
      expect(() => signerOf('Some data', signature)).toThrow(expect.objectContaining({ code: 'WALLET_UNSUPPORTED' }));
    },
  );

  test('is not known for a recovery out of range', () => {
    expect(() => signerOf('Some data', `${SIGNATURE.slice(0, -2)}1d`)).toThrow('out of range');
  });
});

test('the message has the lines of EIP-4361 in their order', () => {
  const text = messageText({
    domain: 'bets.example:8443',
    address: '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    statement: 'Sign in.',
    uri: 'https://bets.example:8443',
    chainId: 1,
    nonce: 'a1b2c3d4e5',
    issuedAt: Date.UTC(2026, 0, 2, 3, 4, 5),
    endsAt: Date.UTC(2026, 0, 2, 3, 14, 5),
  });
  expect(text.split('\n')).toEqual([
    'bets.example:8443 wants you to sign in with your Ethereum account:',
    '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed',
    '',
    'Sign in.',
    '',
    'URI: https://bets.example:8443',
    'Version: 1',
    'Chain ID: 1',
    'Nonce: a1b2c3d4e5',
    'Issued At: 2026-01-02T03:04:05.000Z',
    'Expiration Time: 2026-01-02T03:14:05.000Z',
  ]);
});
