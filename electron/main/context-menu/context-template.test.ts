import { describe, expect, test, vi } from 'vitest';
import { type ContextOptions, contextTemplate, type PressedAt, publicUrl } from './context-template.ts';

const own = ['app://bundle'];
const site = 'https://www.example.com';
const flags = {
  canUndo: true,
  canRedo: false,
  canCut: true,
  canCopy: true,
  canPaste: true,
  canDelete: true,
  canSelectAll: true,
  canEditRichly: false,
};

const pressed = (rest: Partial<PressedAt> = {}): PressedAt => ({
  dictionarySuggestions: [],
  editFlags: flags,
  isEditable: false,
  linkURL: '',
  misspelledWord: '',
  pageURL: 'app://bundle/en/live?x=1',
  selectionText: '',
  x: 5,
  y: 6,
  ...rest,
});

function menu(at: PressedAt, rest: Partial<ContextOptions> = {}) {
  const actions = { copyText: vi.fn(), replaceWord: vi.fn(), learnWord: vi.fn(), inspect: vi.fn() };
  const items = contextTemplate(at, {
    t: (key) => key,
    own,
    site,
    isSpellChecked: false,
    hasDeveloperTools: false,
    actions,
    ...rest,
  });
  const press = (label: string) => {
    const found = items.find((item) => item.label === label);
    if (!found?.click) throw new Error(`there is nothing to press called ${label}`);
    (found.click as () => void)();
  };
  return { items, actions, press, labels: items.map(({ label, type }) => (type === 'separator' ? '-' : label)) };
}

describe('the context menu', () => {
  const inField = ['edit_undo', 'edit_redo', '-', 'edit_cut', 'edit_copy', 'edit_paste', '-', 'edit_select_all'];
  test.each([
    ['in a field', { isEditable: true }, {}, inField],
    ['on a link', { linkURL: 'app://bundle/en/line' }, {}, ['copy_link']],
    [
      'on a link with words selected',
      { linkURL: 'app://bundle/en/line', selectionText: 'odds' },
      {},
      ['copy_link', '-', 'edit_copy'],
    ],
    ['on selected words', { selectionText: 'odds' }, {}, ['edit_copy']],
    ['on nothing', {}, {}, ['copy_page_link']],
    ['on nothing in the debugger', {}, { hasDeveloperTools: true }, ['copy_page_link', '-', 'inspect_element']],
    ['on a link that is none', { linkURL: 'javascript:alert(1)' }, {}, ['copy_page_link']],
    [
      'on a wrong word while spelling is not checked',
      { isEditable: true, misspelledWord: 'beting', dictionarySuggestions: ['betting'] },
      {},
      inField,
    ],
    [
      'on a wrong word',
      { isEditable: true, misspelledWord: 'beting', dictionarySuggestions: ['betting'] },
      { isSpellChecked: true },
      ['betting', 'add_to_dictionary', '-', ...inField],
    ],
    [
      'on an unknown word',
      { isEditable: true, misspelledWord: 'xyzzy' },
      { isSpellChecked: true },
      ['no_suggestions', 'add_to_dictionary', '-', ...inField],
    ],
  ])('%s', (_, at, rest, expected) => {
    expect(menu(pressed(at), rest).labels).toEqual(expected);
  });

  test('enables only what is possible now', () => {
    const { items } = menu(pressed({ isEditable: true }));
    expect(items.filter(({ enabled }) => enabled === false).map(({ role }) => role)).toEqual(['redo']);
  });

  test('copies addresses of the site, never of the app itself', () => {
    const { press, actions } = menu(pressed({ linkURL: 'app://bundle/en/office/history?coupon=1#top' }));
    press('copy_link');
    const page = menu(pressed());
    page.press('copy_page_link');
    expect([actions.copyText.mock.calls, page.actions.copyText.mock.calls]).toEqual([
      [['https://www.example.com/en/office/history?coupon=1#top']],
      [['https://www.example.com/en/live?x=1']],
    ]);
  });

  test('each entry of the context menu does what its label says', () => {
    const { press, actions } = menu(
      pressed({ isEditable: true, misspelledWord: 'beting', dictionarySuggestions: ['betting'] }),
      { isSpellChecked: true, hasDeveloperTools: true },
    );
    press('betting');
    press('add_to_dictionary');
    press('inspect_element');
    expect([actions.replaceWord.mock.calls, actions.learnWord.mock.calls, actions.inspect.mock.calls]).toEqual([
      [['betting']],
      [['beting']],
      [[5, 6]],
    ]);
  });
});

test.each([
  ['app://bundle/en', 'https://www.example.com/en'],
  ['app://bundle//evil.invalid/x', 'https://www.example.com//evil.invalid/x'],
  ['https://other.example/a', 'https://other.example/a'],
  ['https://user:pass@other.example/', null],
  ['app://other/en', null],
  ['file:///etc/passwd', null],
  ['blob:app://bundle/1', null],
  ['no address', null],
])('the public address of %s is %s', (raw, expected) => {
  expect(publicUrl(raw, own, site)).toBe(expected);
});
