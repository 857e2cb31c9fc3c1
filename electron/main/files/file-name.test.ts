import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanFileName } from './file-name.ts';

describe('the name of a file to save', () => {
  test.each([
    ['coupon-42.png', 'coupon-42.png'],
    ['Купон 42.PDF', 'Купон 42.pdf'],
    ['قسيمة-42.png', 'قسيمة-42.png'],
    ['../../.bashrc.txt', 'bashrc.txt'],
    ['C:\\Windows\\System32\\a.txt', 'a.txt'],
    ['a/b/c.csv', 'c.csv'],
    ['con.txt', '_con.txt'],
    ['COM1.csv', '_COM1.csv'],
    ['lpt¹.md', '_lpt¹.md'],
    ['nul.tar.txt', '_nul.tar.txt'],
    ['console.txt', 'console.txt'],
    ['a\u0000b\u001fc\u007f.txt', 'abc.txt'],
    ['slip\u202efdp.png', 'slipfdp.png'],
    ['\u2067x\u2069\u200b.png', 'x.png'],
    ['a<b>:"|?*.json', 'a_b______.json'],
    ['name. . .pdf', 'name.pdf'],
    [' .hidden.md', 'hidden.md'],
    ['report.md. ', 'report.md'],
  ])('%j becomes %j', (raw, expected) => {
    expect(cleanFileName(raw)).toBe(expected);
  });

  test.each([
    'setup.exe',
    'slip.pdf.exe',
    'a.png\u202e.scr',
    'run.desktop',
    'page.html',
    'noending',
    '',
    '.',
    '..',
    '/',
    'x.lnk',
    '.png',
  ])('%j is no file that the product saves', (raw) => {
    expect(cleanFileName(raw)).toBeNull();
  });

  test('is cut between characters and keeps its ending', () => {
    const name = cleanFileName(`${'ش'.repeat(500)}.pdf`) ?? '';
    expect(Buffer.byteLength(name)).toBeLessThanOrEqual(184);
    expect(name).toMatch(/^ش+\.pdf$/);
  });

  test('is one path segment without misleading characters for any text of a page', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom('.pdf', '.txt', '.exe', ''), (stem, ending) => {
        const name = cleanFileName(stem + ending);
        if (name === null) return;
        expect(name).not.toMatch(/[/\\<>:"|?*\p{Cc}\u202a-\u202e\u2066-\u2069]/u);
        expect(name).toMatch(/\.(csv|json|md|pdf|png|txt)$/);
        expect(Buffer.byteLength(name)).toBeLessThan(190);
        expect(cleanFileName(name)).toBe(name);
      }),
      { numRuns: 3000 },
    );
  });
});
