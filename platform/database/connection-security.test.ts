import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ConnectionError, secureConnection } from './connection-security.ts';

let folder = '';
let certificates = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fairline-tls-'));
  certificates = join(folder, 'root.pem');
  await writeFile(certificates, 'CERTIFICATES');
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const REMOTE = 'postgres://app:hunter2@db.example.com:5432/fairline';

test.each([
  ['postgres://app:p@127.0.0.1:5432/fairline'],
  ['postgres://app:p@localhost/fairline?sslmode=disable'],
  ['postgres://app:p@[::1]:5432/fairline'],
  ['postgres:///fairline?host=/var/run/postgresql'],
])('%s is on this machine and needs no TLS', (address) => {
  expect(secureConnection(address, undefined).tls).toBe(false);
});

test('a database on another machine gets TLS with a verified certificate, also when nothing is said', () => {
  for (const address of [REMOTE, `${REMOTE}?sslmode=verify-full`]) {
    expect(secureConnection(address)).toEqual({ url: REMOTE, tls: {} });
  }
  expect(secureConnection('postgres:///fairline', 'db.example.com').tls, 'PGHOST').toEqual({});
});

test('certificates of the operator are read, and without verify-full the host is not compared', () => {
  const own = secureConnection(`${REMOTE}?application_name=x&sslmode=verify-full&sslrootcert=${certificates}`);
  expect(own).toEqual({ url: `${REMOTE}?application_name=x`, tls: { ca: 'CERTIFICATES' } });
  for (const mode of ['verify-ca', 'require']) {
    expect(secureConnection(`${REMOTE}?sslmode=${mode}&sslrootcert=${certificates}`).tls).toEqual({
      ca: 'CERTIFICATES',
      checkServerIdentity: expect.any(Function),
    });
  }
  expect(() => secureConnection(`${REMOTE}?sslrootcert=${folder}/none.pem`)).toThrow('cannot be read');
});

test('a file of certificates in another encoding is named in words, and a byte-order mark is left out', async () => {
  const file = join(folder, 'windows.pem');
  await writeFile(file, '\ufeffCERTIFICATES');
  expect(secureConnection(`${REMOTE}?sslrootcert=${file}`).tls).toEqual({ ca: 'CERTIFICATES' });
  await writeFile(file, Buffer.from('\ufeffCERTIFICATES', 'utf16le'));
  expect(() => secureConnection(`${REMOTE}?sslrootcert=${file}`)).toThrow('is written as UTF-16: save it as UTF-8');
});

test.each(['disable', 'allow', 'prefer', 'require', 'verify-ca', 'no-verify'])(
  'sslmode=%s to another machine is refused, and the message says what to set without the password',
  (mode) => {
    const connect = () => secureConnection(`${REMOTE}?sslmode=${mode}`);
    expect(connect).toThrow(ConnectionError);
    expect(connect).toThrow(/database on db\.example\.com is not protected by sslmode=.*Use sslmode=verify-full/);
    expect(connect).not.toThrow('hunter2');
  },
);

test('one host of several on another machine is enough to need TLS', () => {
  expect(() => secureConnection('postgres://app@localhost,db.example.com/fairline?sslmode=disable')).toThrow(
    'localhost, db.example.com',
  );
});
