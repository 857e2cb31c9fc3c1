import type { MenuItemConstructorOptions } from 'electron';
import type { PageCommand } from '#shared/host/desktop/page.ts';
import type { ZoomDirection } from '../zoom/zoom-steps.ts';
import { HELP_PLACES, PLACES, type Place, placesWithPages } from './places.ts';

/** Actions of the app that menu entries start. */
export interface MenuActions {
  /** Sends a command to the page. */
  readonly ask: (command: PageCommand) => void;
  readonly print: () => void;
  readonly savePdf: () => void;
  readonly zoom: (direction: ZoomDirection) => void;
  readonly reload: () => void;
  readonly about: () => void;
  readonly softwareLicences: () => void;
  readonly quit: () => void;
}

export interface MenuOptions {
  /** `process.platform`. */
  readonly platform: string;
  readonly language: string;
  readonly t: (key: string, values?: Readonly<Record<string, unknown>>) => string;
  /** Name of the app, as the operating system shows it. */
  readonly name: string;
  /** Whether developer tools exist: in the debugger's flavour, and in an app that runs from its sources. */
  readonly hasDeveloperTools: boolean;
  /** Whether the licences of bundled software are installed with the app. */
  readonly hasSoftwareLicences: boolean;
  readonly actions: MenuActions;
}

type Item = MenuItemConstructorOptions;

const LINE: Item = { type: 'separator' };

/** Removes separators that do not stand between two entries. */
export function tidy(items: readonly Item[]): Item[] {
  const isLine = (item: Item | undefined) => item === undefined || item.type === 'separator';
  const parted = items.reduce<Item[]>((kept, item) => {
    if (!isLine(item) || !isLine(kept.at(-1))) kept.push(item);
    return kept;
  }, []);
  return isLine(parted.at(-1)) ? parted.slice(0, -1) : parted;
}

const goTo = ({ actions, language, t }: MenuOptions, { key, path }: Place, rest: Item = {}): Item => ({
  ...rest,
  label: t(key),
  click: () => actions.ask({ kind: 'go', path: path(language) }),
});

const settingsItem = ({ t, actions }: MenuOptions): Item => ({
  label: t('menu_settings'),
  accelerator: 'CmdOrCtrl+,',
  click: () => actions.ask({ kind: 'open', what: 'settings' }),
});

const quitItem = ({ t, name, actions, platform }: MenuOptions): Item => ({
  label: t('menu_quit', { name }),
  // Windows handles Alt+F4, which closes apps, without an entry.
  ...(platform === 'win32' ? {} : { accelerator: 'CmdOrCtrl+Q' }),
  click: actions.quit,
});

const aboutItem = ({ t, name, actions }: MenuOptions): Item => ({
  label: t('menu_about', { name }),
  click: actions.about,
});

/** Returns the menu that carries the app's name on macOS. */
function appMenu(options: MenuOptions): Item {
  const { t, name } = options;
  return {
    label: name,
    submenu: [
      aboutItem(options),
      LINE,
      settingsItem(options),
      LINE,
      { role: 'services', label: t('menu_services') },
      LINE,
      { role: 'hide', label: t('menu_hide', { name }) },
      { role: 'hideOthers', label: t('menu_hide_others') },
      { role: 'unhide', label: t('menu_show_all') },
      LINE,
      quitItem(options),
    ],
  };
}

function fileMenu(options: MenuOptions, isMac: boolean): Item {
  const { t, actions } = options;
  return {
    label: t('menu_file'),
    submenu: tidy([
      { label: t('menu_print'), accelerator: 'CmdOrCtrl+P', click: actions.print },
      { label: t('menu_save_pdf'), accelerator: 'CmdOrCtrl+Shift+P', click: actions.savePdf },
      LINE,
      ...(isMac ? [] : [settingsItem(options), LINE]),
      { role: 'close', label: t('menu_close') },
      ...(isMac ? [] : [quitItem(options)]),
    ]),
  };
}

function editMenu({ t }: MenuOptions): Item {
  return {
    label: t('menu_edit'),
    submenu: [
      { role: 'undo', label: t('edit_undo') },
      { role: 'redo', label: t('edit_redo') },
      LINE,
      { role: 'cut', label: t('edit_cut') },
      { role: 'copy', label: t('edit_copy') },
      { role: 'paste', label: t('edit_paste') },
      { role: 'selectAll', label: t('edit_select_all') },
    ],
  };
}

function viewMenu({ t, actions, hasDeveloperTools }: MenuOptions): Item {
  return {
    label: t('menu_view'),
    submenu: tidy([
      { label: t('view_reload'), accelerator: 'CmdOrCtrl+R', click: actions.reload },
      LINE,
      { label: t('view_zoom_in'), accelerator: 'CmdOrCtrl+Plus', click: () => actions.zoom('in') },
      // Accepts the key without Shift too, because plus and equals share it.
      {
        label: t('view_zoom_in'),
        accelerator: 'CmdOrCtrl+=',
        visible: false,
        acceleratorWorksWhenHidden: true,
        click: () => actions.zoom('in'),
      },
      { label: t('view_zoom_out'), accelerator: 'CmdOrCtrl+-', click: () => actions.zoom('out') },
      { label: t('view_zoom_reset'), accelerator: 'CmdOrCtrl+0', click: () => actions.zoom('reset') },
      LINE,
      { role: 'togglefullscreen', label: t('view_full_screen') },
      LINE,
      ...(hasDeveloperTools ? [{ role: 'toggleDevTools' as const, label: t('view_developer_tools') }] : []),
    ]),
  };
}

function goMenu(options: MenuOptions, isMac: boolean): Item {
  const { t, actions, language } = options;
  return {
    label: t('menu_go'),
    submenu: tidy([
      { label: t('go_back'), accelerator: isMac ? 'Cmd+[' : 'Alt+Left', click: () => actions.ask({ kind: 'back' }) },
      {
        label: t('go_forward'),
        accelerator: isMac ? 'Cmd+]' : 'Alt+Right',
        click: () => actions.ask({ kind: 'forward' }),
      },
      LINE,
      ...placesWithPages(PLACES, language).map((place, index) =>
        goTo(options, place, { accelerator: `CmdOrCtrl+${index + 1}` }),
      ),
    ]),
  };
}

function windowMenu({ t }: MenuOptions, isMac: boolean): Item {
  return {
    label: t('menu_window'),
    submenu: [
      { role: 'minimize', label: t('window_minimize') },
      ...(isMac
        ? [
            { role: 'zoom' as const, label: t('window_zoom') },
            LINE,
            { role: 'front' as const, label: t('window_front') },
          ]
        : []),
    ],
  };
}

function helpMenu(options: MenuOptions, isMac: boolean): Item {
  const { t, actions, language, hasSoftwareLicences } = options;
  return {
    role: 'help',
    label: t('menu_help'),
    submenu: tidy([
      ...placesWithPages(HELP_PLACES, language).map((place) => goTo(options, place)),
      LINE,
      ...(hasSoftwareLicences ? [{ label: t('help_software_licences'), click: actions.softwareLicences }] : []),
      LINE,
      ...(isMac ? [] : [aboutItem(options)]),
    ]),
  };
}

/**
 * Returns the app menu for a system, a language and a flavour. Roles act in the app; every other entry sends a command
 * to the page.
 */
export function menuTemplate(options: MenuOptions): Item[] {
  const isMac = options.platform === 'darwin';
  return [
    ...(isMac ? [appMenu(options)] : []),
    fileMenu(options, isMac),
    editMenu(options),
    viewMenu(options),
    goMenu(options, isMac),
    windowMenu(options, isMac),
    helpMenu(options, isMac),
  ];
}
