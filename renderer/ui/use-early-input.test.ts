import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { EARLY_PRESSES_SCRIPT } from '#renderer/lib/page/early-presses.ts';
import { casesOf } from '#tests/fixtures/full-run.ts';
import { bundlePage, launchBrowser } from '#tests/fixtures/hydration/bundle-page.ts';

let browser: Browser;
let script: string;
let page: Page;
let said: string[];

beforeAll(async () => {
  [script, browser] = await Promise.all([bundlePage('fields-entry.tsx'), launchBrowser()]);
});
afterAll(() => browser?.close());
beforeEach(async () => {
  said = [];
  page = await browser.newPage();
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => said.push(String(error)));
  await page.setContent('<!doctype html><title>Page</title><div id="root"></div>');
  await page.addScriptTag({ content: script });
});
afterEach(async () => {
  expect(said.filter((line) => !line.startsWith('info'))).toEqual([]);
  await page.close();
});

const field = (label: string) => page.getByLabel(label, { exact: true }).and(page.locator('input, select, textarea'));
const known = async () => JSON.parse((await page.locator('output').textContent()) ?? '');
/** Hydrates the page, and returns after all that follows at once. */
async function hydrate(takesFocus = false): Promise<void> {
  await page.evaluate(`hydrate(${takesFocus})`);
  await page.waitForFunction("Object.keys(document.querySelector('input')).some((key) => key.startsWith('__react'))");
  await page.evaluate('new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))');
}

test('a field that the browser makes itself tells nothing, whatever it holds', async () => {
  expect(await page.evaluate('mount()')).toEqual([]);
  expect(await known()).toMatchObject({ kind: 'full', country: 'DE', news: true, stays: false });
});

const PUT: readonly (readonly [string, object, () => Promise<unknown>])[] = [
  ['a text', { email: 'pat@example.test' }, () => field('Email').fill('pat@example.test')],
  ['a text of several lines', { note: 'one\ntwo' }, () => field('Note').fill('one\ntwo')],
  ['a choice among options', { kind: 'full' }, () => field('Kind').selectOption('full')],
  ['a tick', { news: true }, () => field('News').check()],
  ['a tick that was taken away', { stays: false }, () => field('Stays').uncheck()],
  ['the country of a number', { country: 'DE' }, () => field('Country').selectOption('DE')],
  ['a number', { phone: '0151 2345678' }, () => field('Phone').fill('0151 2345678')],
  ['an amount', { stake: 1250 }, () => field('Stake').fill('12.50')],
];

describe('what is put into a field before the scripts have come', () => {
  test.each(casesOf(PUT, 4))('%s is known to the form', async (_what, expected, put) => {
    await put();
    await hydrate();
    expect(await known()).toMatchObject(expected);
  });

  test('all of a form is known, also where the form copies its state into the next', async () => {
    await field('Email').fill('pat@example.test');
    await field('Kind').selectOption('phone');
    await field('News').check();
    await field('Day').fill('5');
    await field('Month').fill('7');
    await field('Year').fill('1990');
    await field('Country').selectOption('DE');
    await field('Phone').fill('0151');
    await field('Stake').fill('12');
    await hydrate();
    expect(await known()).toEqual({
      email: 'pat@example.test',
      code: '',
      note: '',
      kind: 'phone',
      news: true,
      stays: true,
      birthday: '1990-07-05',
      country: 'DE',
      phone: '0151',
      stake: 1200,
    });
    expect(await field('Email').inputValue()).toBe('pat@example.test');
  });

  test('what the form does not take leaves the field, as after a key', async () => {
    await field('Code').fill('12ab34');
    await hydrate();
    expect([await known(), await field('Code').inputValue()]).toMatchObject([{ code: '1234' }, '1234']);
  });

  test('letters that the form takes no part of leave the field', async () => {
    await field('Code').fill('letters');
    await hydrate();
    expect([await known(), await field('Code').inputValue()]).toMatchObject([{ code: '' }, '']);
  });

  test('an amount that is being typed is typed on where it was', async () => {
    await field('Stake').pressSequentially('12');
    await hydrate();
    await page.keyboard.type('34.5');
    expect(await field('Stake').inputValue()).toBe('1234.5');
    expect(await known()).toMatchObject({ stake: 123_450 });
  });

  test('an amount whose field had the focus before is typed as it is', async () => {
    await field('Stake').focus();
    await hydrate();
    await page.keyboard.type('15');
    expect(await known()).toMatchObject({ stake: 1500 });
  });

  test('fields that were left alone tell nothing', async () => {
    await hydrate();
    expect(await known()).toMatchObject({ kind: 'email', email: '', stays: true });
  });

  test('a registration keeps its kind and its fields when the draft of the tab is read after them', async () => {
    await field('Registration').selectOption('full_reg');
    await field('Name').fill('Pat');
    await field('Surname').fill('Doe');
    await field('By email').check();
    await field('By SMS').check();
    await hydrate();
    expect(JSON.parse((await page.locator('pre').textContent()) ?? '')).toMatchObject({
      type: 'full_reg',
      values: { name: 'Pat', surname: 'Doe' },
      news: { email: true, sms: true },
    });
  });

  test.each([
    ['Enter', () => page.keyboard.press('Enter')],
    ['the button', () => page.getByRole('button', { name: 'Send' }).click()],
  ])('and sent by %s is sent as soon as the form can', async (_by, send) => {
    await page.addScriptTag({ content: EARLY_PRESSES_SCRIPT });
    await field('Surname').fill('Doe');
    await field('Name').fill('Pat');
    await send();
    await page.evaluate('hydrate(false), repeat()');
    await expect.poll(() => page.locator('samp').textContent()).toBe('{"name":"Pat","surname":"Doe"}');
  });

  test.each([
    ['Surname', 'Surname'],
    ['Email', 'Name'],
  ])('a player in the field %s is in %s when the form takes the focus', async (before, after) => {
    await field(before).focus();
    await hydrate(true);
    expect(await field(after).evaluate((node) => node === node.ownerDocument.activeElement)).toBe(true);
  });
});
