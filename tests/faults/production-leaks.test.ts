import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { homedir, hostname, userInfo } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { type Product, startProduct } from '../fixtures/product.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const WEB = path.join(ROOT, 'dist/web');
const LANGUAGES = ['en', 'ru', 'es', 'pt', 'de', 'fr', 'tr', 'ar'];
/** Marks in the product's environment, to see whether any of them comes out again. */
const MARKS = {
  FAIRLINE_MARK: 'mark-7f3a9c51d2',
  SIGNING_KEYS: `leak-proof:${randomBytes(32).toString('base64url')}`,
};

function* filesBelow(folder: string): Generator<string> {
  for (const name of readdirSync(folder)) {
    const file = path.join(folder, name);
    if (statSync(file).isDirectory()) yield* filesBelow(file);
    else yield file;
  }
}

/**
 * Public files by their address: everything except the manifest, which is never served, and the tools of support staff.
 */
const publicFiles = existsSync(WEB)
  ? [...filesBelow(WEB)]
      .map((file) => `/${path.relative(WEB, file).split(path.sep).join('/')}`)
      .filter((address) => !address.startsWith('/staff/') && address !== '/manifest.json')
  : [];
const staffFiles = existsSync(path.join(WEB, 'staff')) ? readdirSync(path.join(WEB, 'staff')) : [];

/** Returns the readable text of a file: compressed ones are unpacked; fonts and pictures are read as bytes. */
function textOf(address: string): string {
  const bytes = readFileSync(path.join(WEB, address));
  return (address.endsWith('.br') ? brotliDecompressSync(bytes) : bytes).toString('latin1');
}

/** Returns a text in the form in which `textOf` reads it. */
const asRead = (text: string) => Buffer.from(text).toString('latin1');

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
};

/** Returns values of this machine that are long enough to be told from words. */
function valuesOfMachine(): Record<string, string> {
  const { username } = userInfo();
  const environment = Object.entries(process.env).filter(
    ([name, value = '']) => value.length >= 12 && !/^(LANG|LC_|TERM|COLORTERM|SHELL|npm_package_)/.test(name),
  );
  const values: [string, string][] = [
    ['the folder of the sources', ROOT],
    ['the home folder', homedir()],
    ['the host', hostname()],
    ['the user', `/${username}/`],
    ['the commit', commit().slice(0, 9)],
    ...environment.map(([name, value = '']): [string, string] => [`the variable ${name}`, value]),
  ];
  return Object.fromEntries(values.filter(([, value]) => value.length >= 5));
}

/** Patterns that no public file may contain, whatever machine it was built on. */
const FORBIDDEN: readonly (readonly [string, RegExp])[] = [
  ['a path of a user', /\/(?:home|Users|root|workspace|builds?)\/[\w.-]+\/[\w./-]+/],
  ['a path of a package', /node_modules\//],
  ['the environment', /process\.env\b/],
  ['a source map', /sourceMappingURL/],
  ['the demo account', /demo@fairline|fairline-demo/],
  ['the server’s bundle', /DATABASE_URL|CONTROL_SECRET|DATA_DIR|PLATFORM_ORIGIN/],
  ['a private key', /-----BEGIN/],
];

/** Scripts that no build has made of other sources: one copied as it is, one of the bundler's own. */
const OWN_SOURCE = /^\/(?:pwa-sw-off\.js$|assets\/rolldown-runtime-)/;
/** Scripts that only pass on what another exports. */
const REEXPORT = /^export\{[^}]*\}from"[^"]*";?\s*$/;

/** Words of the debugger's own files. */
const STAFF_WORDS = ['Explain this address', 'Разобрать адрес', 'Журнал приложения', 'debugger-page-module_'];

describe('[R-32] the public files', () => {
  test('exist, and so do the tools of support staff', () => {
    expect(publicFiles.length, 'run "npm run build" first').toBeGreaterThan(50);
    expect(staffFiles.some((file) => /^debugger-page-.*\.js$/.test(file))).toBe(true);
    const staff = staffFiles
      .filter((file) => !file.endsWith('.br'))
      .map((file) => textOf(`/staff/${file}`))
      .join('\n');
    for (const word of STAFF_WORDS) expect(staff.includes(asRead(word)), word).toBe(true);
  });

  test('contain nothing about the machine that built them', () => {
    const values = valuesOfMachine();
    const found = publicFiles.flatMap((address) => {
      const text = textOf(address);
      return Object.entries(values)
        .filter(([, value]) => text.includes(asRead(value)))
        .map(([name]) => `${address} holds ${name}`);
    });
    expect(found).toEqual([]);
  });

  test('contain no path, no environment, no source map and no account', () => {
    const found = publicFiles.flatMap((address) => {
      const text = textOf(address);
      return FORBIDDEN.flatMap(([name, pattern]) => {
        const hit = /\.(woff2|png|ico)(\.br)?$/.test(address) ? null : pattern.exec(text);
        return hit ? [`${address} holds ${name}: ${text.slice(Math.max(0, hit.index - 40), hit.index + 80)}`] : [];
      });
    });
    expect(found).toEqual([]);
    expect(publicFiles.filter((address) => /\.map(\.br)?$/.test(address))).toEqual([]);
  });

  test('have their source maps beside the build, and never in it', () => {
    const written = publicFiles.filter((address) => address.endsWith('.js') && !OWN_SOURCE.test(address));
    const mapped = written.filter((address) => !REEXPORT.test(textOf(address)));
    expect(mapped.length).toBeGreaterThan(100);
    expect(mapped.filter((address) => !existsSync(path.join(ROOT, 'dist/maps/web', `${address}.map`)))).toEqual([]);
  });

  test('contain no code of the debugger and load none at the start', () => {
    const scripts = publicFiles.filter((address) => /\.(js|css)$/.test(address));
    const found = scripts.flatMap((address) => {
      const text = textOf(address);
      return STAFF_WORDS.filter((word) => text.includes(asRead(word))).map((word) => `${address} holds ${word}`);
    });
    expect(found).toEqual([]);
    const atOnce = scripts.filter((address) => /(?:from|import)\s*["'][^"']*\/staff\//.test(textOf(address)));
    expect(atOnce).toEqual([]);
  });
});

describe('[R-32] the product in production', () => {
  let product: Product;

  beforeAll(async () => {
    product = await startProduct({ ...MARKS, NODE_ENV: 'production', ALLOW_INSECURE_HTTP: 'yes' });
  });
  afterAll(() => product?.stop());

  const get = (address: string, init: RequestInit = {}) =>
    fetch(product.origin + address, { redirect: 'manual', ...init });
  /** Fetches an address through all redirects, as a browser does. */
  const open = (address: string) => fetch(product.origin + address);

  test.each(LANGUAGES)('has no debugger in %s', async (language) => {
    const answer = await get(`/${language}/debugger`);
    const html = await answer.text();
    expect(answer.status).toBe(404);
    expect(html).not.toMatch(/\/staff\/|hasStaffTools|data-layout="headless"/);
  });

  test('serves no file of the debugger, compressed or not, however it is asked for', async () => {
    expect(staffFiles.length).toBeGreaterThan(5);
    const tricks = staffFiles
      .slice(0, 3)
      .flatMap((file) => [`/assets/../staff/${file}`, `/assets/%2e%2e/staff/${file}`, `//staff/${file}`]);
    for (const address of [...staffFiles.map((file) => `/staff/${file}`), ...tricks, '/staff/']) {
      const answer = await open(address);
      expect([address, answer.status]).toEqual([address, 404]);
      expect(answer.headers.get('content-type')).not.toContain('javascript');
    }
    for (const file of staffFiles.slice(0, 3)) expect((await open(`/assets/..%2fstaff%2f${file}`)).status).toBe(400);
    // The manifest here is the installed site's, not the build's.
    expect(await (await open('/manifest.json')).text()).not.toMatch(/renderer\/|staff\//);
  });

  test('serves its public files, and none of their source maps', async () => {
    const scripts = publicFiles.filter((address) => address.endsWith('.js'));
    expect((await get(scripts[0] ?? '')).status).toBe(200);
    for (const address of scripts) expect([address, (await open(`${address}.map`)).status]).toEqual([address, 404]);
  });

  test.each([
    ['/__control/state', {}],
    ['/__control/fund', { 'x-control-secret': 'a-secret-of-some-length' }],
    ['/__control/support', { accept: 'text/html' }],
    ['/__control', {}],
    ['/__identity-provider/google', {}],
  ])('answers 404 for %s with %o', async (address, headers) => {
    for (const method of ['GET', 'POST']) expect((await get(address, { method, headers })).status).toBe(404);
  });

  test.each([
    '/openapi.json',
    '/docs',
    '/docs/json',
    '/web-api/openapi.json',
    '/web-api/docs',
    '/.git/HEAD',
    '/.env',
    '/package.json',
    '/server-status',
    '/internal-vpn.map',
  ])('answers 404 at %s', async (address) => {
    expect((await open(address)).status).toBe(404);
  });

  test('has no play money and no demo account', async () => {
    const config = (await (await get('/bff-api/config/all.json')).json()) as { config: { isPlayMoney: boolean } };
    expect(config.config.isPlayMoney).toBe(false);
    const headers = { 'content-type': 'application/json', origin: product.origin };
    const signIn = JSON.stringify({ uLogin: 'demo@fairline.test', uPassword: 'fairline-demo', save: false });
    const { status } = await get(openPaths.login, { method: 'POST', headers, body: signIn });
    expect(status).toBeGreaterThanOrEqual(400);
    expect((await get(openPaths.playMoney, { method: 'POST', headers, body: '{"accountId":1}' })).status).toBe(404);
    // The texts in the page's state are the same on every site.
    const [html = ''] = (await (await get('/en')).text()).split('id="state"');
    expect(html).toContain('<main');
    expect(html.toLowerCase()).not.toContain('play money');
    expect(product.output()).not.toContain('fairline-demo');
  });

  /** Requests with an error. */
  const wrong: readonly (readonly [method: string, address: string, body?: string])[] = [
    ['GET', '/en/no/such/page'],
    ['GET', '/en/500'],
    ['GET', '/en/%E0%A4%A'],
    ['GET', '/%00'],
    ['GET', '/assets/none.js'],
    ['GET', '/assets/%2e%2e/%2e%2e/package.json'],
    ['GET', `/en/${'long'.repeat(30)}`],
    ['POST', '/en/live'],
    ['DELETE', '/web-api/line/sports'],
    ['GET', '/web-api/none'],
    ['GET', '/web-api/line/games/none'],
    ['GET', '/web-api/line/games/99999999999999999999'],
    ['POST', openPaths.login, '{"uLogin":'],
    ['POST', openPaths.login, '{"uLogin":5}'],
    ['POST', openPaths.login, 'x'.repeat(200_000)],
    ['POST', openPaths.placeCoupon, '{}'],
    ['GET', openPaths.accounts],
    ['POST', '/captcha/validate', '[]'],
    ['POST', '/redirects-api/api/v1/redirect-light', 'null'],
    ['GET', '/healthz'],
    ['GET', '/readyz'],
  ];

  test.each(wrong)(
    'reveals nothing about itself in its answer to %s %s',
    async (method = 'GET', address = '/', body) => {
      const answer = await get(address, {
        method,
        ...(body === undefined
          ? {}
          : { body, headers: { 'content-type': 'application/json', origin: product.origin } }),
      });
      const text = await answer.text();
      const headers = JSON.stringify([...answer.headers]);
      expect(answer.headers.get('x-powered-by')).toBeNull();
      expect(answer.headers.get('server')).toBeNull();
      for (const told of [text, headers]) {
        expect(told).not.toMatch(/\bat (?:async )?[\w.<>]+ \(|\.[cm]?[jt]s:\d+:\d+|node:internal|node_modules/);
        expect(told).not.toMatch(/postgres|valibot|FST_ERR|\bselect\b[^<>"]*\bfrom\b/i);
        for (const [name, value] of Object.entries({ ROOT, ...MARKS })) expect(told.includes(value), name).toBe(false);
      }
    },
  );

  test.each(['/en', '/ar/live', '/en/line/football', '/en/login'])(
    'reveals nothing about its machine on %s',
    async (address) => {
      const answer = await get(address);
      const told = (await answer.text()) + JSON.stringify([...answer.headers]);
      for (const [name, value] of Object.entries({ ...valuesOfMachine(), ...MARKS }))
        expect(told.includes(value), name).toBe(false);
      for (const [name, pattern] of FORBIDDEN) expect(pattern.exec(told)?.[0], name).toBeUndefined();
      expect(answer.headers.get('x-powered-by')).toBeNull();
      expect(answer.headers.get('server')).toBeNull();
    },
  );
});
