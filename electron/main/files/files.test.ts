import { EventEmitter } from 'node:events';
import { chmodSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PrintToPDFOptions } from 'electron';
import { describe, expect, test } from 'vitest';
import type { SavedFile } from '#shared/host/desktop/files.ts';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import { type Download, followDownloads, isOwnDownload, percentOf } from './follow-downloads.ts';
import { pdfName, savePdf } from './save-pdf.ts';
import { SavedFiles } from './saved-files.ts';
import { failureOf, withEnding, writeWhole } from './write-whole.ts';

const own = ['app://bundle'];
const folder = () => temporaryFolder('files');
const texts = { t: (key: string) => key, language: () => 'de' };

function tracked() {
  const told: SavedFile[] = [];
  return { told, files: new SavedFiles((file) => told.push(file)) };
}

describe('a file is written', () => {
  test('completely, over the file that was chosen to be replaced', async () => {
    const place = path.join(folder(), 'slip.pdf');
    writeFileSync(place, 'old');
    await writeWhole(place, Buffer.from('new'));
    expect(readFileSync(place, 'utf8')).toBe('new');
    expect(readdirSync(path.dirname(place))).toEqual(['slip.pdf']);
  });

  test('or not at all: a folder of that name stays, and no draft is left', async () => {
    const place = folder();
    await expect(writeWhole(place, Buffer.from('x'))).rejects.toThrow();
    expect(readdirSync(path.dirname(place)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });

  test.each([
    ['ENOSPC', 'full'],
    ['EDQUOT', 'full'],
    ['EROFS', 'denied'],
    ['EACCES', 'denied'],
    ['EIO', 'other'],
  ])('and the disk error %s is reported as "%s"', (code, failure) => {
    expect(failureOf(Object.assign(new Error(code), { code }))).toBe(failure);
  });

  test('with its ending, and never over a file that the player has not confirmed', async () => {
    const place = folder();
    const chosen = path.join(place, 'slip');
    expect(await withEnding(chosen, '.pdf')).toBe(`${chosen}.pdf`);
    writeFileSync(`${chosen}.pdf`, '');
    expect(await withEnding(chosen, '.pdf')).toBe(`${chosen} (1).pdf`);
    expect(await withEnding(`${chosen}.PDF`, '.pdf')).toBe(`${chosen}.PDF`);
  });
});

describe('the page as a PDF', () => {
  test.each([
    ['coupon-42', 'de', 'coupon-42-de.pdf'],
    ['../../etc/passwd', 'en', 'passwd-en.pdf'],
    ['Fairline 1.5', 'ar', 'Fairline 1-5-ar.pdf'],
    ['\u202e', 'ar', '-ar.pdf'],
  ])('of %j in "%s" is called %s', (name, language, expected) => {
    expect(pdfName(name, language)).toBe(expected);
  });

  async function save(filePath: string, paper: 'a4' | 'receipt' = 'a4', canceled = false) {
    const { told, files } = tracked();
    const asked: unknown[] = [];
    const printed: PrintToPDFOptions[] = [];
    await savePdf(
      { name: 'coupon-42', paper },
      {
        ask: async (options) => {
          asked.push(options);
          return { canceled, filePath };
        },
        contents: {
          printToPDF: async (options) => {
            printed.push(options);
            return Buffer.from('%PDF');
          },
        },
        downloads: '/home/me/Downloads',
        texts,
        files,
      },
    );
    return { told, asked, printed, files };
  }

  test('is proposed in the folder of downloads and saved where the player says', async () => {
    const place = path.join(folder(), 'mine.pdf');
    const { told, asked, printed, files } = await save(place);
    expect(asked).toEqual([
      {
        title: 'save_title',
        defaultPath: path.join('/home/me/Downloads', 'coupon-42-de.pdf'),
        filters: [{ name: 'pdf_files', extensions: ['pdf'] }],
      },
    ]);
    expect(printed).toEqual([{ printBackground: true, preferCSSPageSize: true, pageSize: 'A4' }]);
    expect(readFileSync(place, 'utf8')).toBe('%PDF');
    expect(told).toEqual([{ id: 1, file: 'mine.pdf', state: 'saved', percent: 100, failure: null }]);
    expect([files.placeOf(1), files.placeOf(2)]).toEqual([place, undefined]);
  });

  test('is printed in the size of its paper', async () => {
    const { printed } = await save(path.join(folder(), 'x.pdf'), 'receipt');
    expect(printed).toEqual([
      expect.objectContaining({ pageSize: { width: expect.closeTo(80 / 25.4), height: expect.closeTo(240 / 25.4) } }),
    ]);
  });

  test('is not made when the player cancels', async () => {
    const { told, printed } = await save('', 'a4', true);
    expect([printed, told.map(({ state }) => state)]).toEqual([[], ['cancelled']]);
  });

  test('reports a place that cannot be written', async () => {
    const place = folder();
    chmodSync(place, 0o500);
    const { told } = await save(path.join(place, 'missing', 'x.pdf'));
    expect(told).toEqual([
      expect.objectContaining({ state: 'failed', failure: expect.stringMatching(/denied|other/) }),
    ]);
  });
});

describe('a download', () => {
  test.each([
    [['blob:app://bundle/1b9d'], true],
    [['app://bundle/assets/a.png'], true],
    [['app://bundle/x', 'https://evil.invalid/x'], false],
    [['blob:https://evil.invalid/1'], false],
    [['data:text/plain,x'], false],
    [['app://bundle.evil/x'], false],
    [[], false],
  ])('with the addresses %j belongs to the app: %s', (chain, expected) => {
    expect(isOwnDownload(chain, own)).toBe(expected);
  });

  test.each([
    [0, 0, null],
    [5, 10, 50],
    [999, 1000, 99],
    [10, 5, 100],
  ])('of %i of %i bytes is at %s percent', (received, total, expected) => {
    expect(percentOf(received, total)).toBe(expected);
  });

  function download(name: string, chain: string[], isOwnPage = true) {
    const { told, files } = tracked();
    const session = new EventEmitter();
    const lines: unknown[] = [];
    const item = Object.assign(new EventEmitter(), {
      options: undefined as unknown,
      received: 0,
      place: '',
      getFilename: () => name,
      getURLChain: () => chain,
      getReceivedBytes: () => item.received,
      getTotalBytes: () => 200,
      getSavePath: () => item.place,
      setSaveDialogOptions(options: unknown) {
        item.options = options;
      },
    });
    const log = { write: (...line: readonly unknown[]) => void lines.push(line) };
    const rules = { own, isOwnPage: () => isOwnPage, downloads: () => '/d', texts, files, log };
    followDownloads(session as never, rules);
    let isPrevented = false;
    const event = { preventDefault: () => (isPrevented = true) };
    session.emit('will-download', event, item as unknown as Download, {});
    return { told, item, lines, isPrevented: () => isPrevented };
  }

  test('of the page is proposed under a clean name and followed to its end', () => {
    const { told, item, isPrevented } = download('../con.png', ['blob:app://bundle/1']);
    expect(isPrevented()).toBe(false);
    expect(item.options).toEqual({ title: 'save_title', defaultPath: path.join('/d', '_con.png') });
    item.emit('updated', {}, 'progressing');
    item.place = '/d/mine.png';
    item.received = 50;
    item.emit('updated', {}, 'progressing');
    item.emit('updated', {}, 'progressing');
    item.emit('done', {}, 'completed');
    expect(told.map(({ state, percent, file }) => [state, percent, file])).toEqual([
      ['saving', 25, '_con.png'],
      ['saved', 100, 'mine.png'],
    ]);
  });

  test.each([
    ['cancelled', 'cancelled'],
    ['interrupted', 'failed'],
  ])('that is %s is reported so', (end, state) => {
    const { told, item } = download('a.png', ['blob:app://bundle/1']);
    item.emit('done', {}, end);
    expect(told).toEqual([expect.objectContaining({ state })]);
  });

  test.each([
    ['from elsewhere', 'a.png', 'https://evil.invalid/a.png', true],
    ['of a frame or window that is not ours', 'a.png', 'blob:app://bundle/1', false],
    ['that could be started', 'a.exe', 'blob:app://bundle/1', true],
  ])('%s is refused', (_, name, url, isOwnPage) => {
    const { told, item, lines, isPrevented } = download(name, [url], isOwnPage);
    expect([isPrevented(), item.options, told]).toEqual([true, undefined, []]);
    expect(lines).toEqual([['warn', 'files', expect.stringMatching(/^A download was refused: /)]]);
  });
});
