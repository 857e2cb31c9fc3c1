import type { MenuItemConstructorOptions } from 'electron';
import { paths } from '#shared/domain/routing/paths.ts';
import type { PageCommand, PageCounts } from '#shared/host/desktop/page.ts';

export interface TrayActions {
  /** Brings the window to the front. */
  readonly open: () => void;
  /** Brings the window to the front and sends the page a command. */
  readonly ask: (command: PageCommand) => void;
  readonly mute: (isMuted: boolean) => void;
  readonly quit: () => void;
}

export interface TrayOptions {
  readonly t: (key: string, values?: Readonly<Record<string, unknown>>) => string;
  readonly language: string;
  readonly name: string;
  readonly counts: PageCounts;
  readonly isMuted: boolean;
  readonly actions: TrayActions;
}

/** Returns the entries of the tray menu. */
export function trayTemplate(options: TrayOptions): MenuItemConstructorOptions[] {
  const { t, language, name, counts, isMuted, actions } = options;
  const go = (key: string, path: string) => ({ label: t(key), click: () => actions.ask({ kind: 'go', path }) });
  return [
    { label: t('tray_open', { name }), click: actions.open },
    { type: 'separator' },
    go('go_live', paths.live({ language })),
    {
      label: t('tray_coupon', { count: counts.picks }),
      click: () => actions.ask({ kind: 'open', what: 'coupon' }),
    },
    go('go_history', paths.to('office/history', language)),
    { type: 'separator' },
    { label: t('tray_mute'), type: 'checkbox', checked: isMuted, click: () => actions.mute(!isMuted) },
    { type: 'separator' },
    { label: t('menu_quit', { name }), click: actions.quit },
  ];
}

/** Returns the tooltip of the tray icon. */
export function trayTip({ t, name, counts }: Pick<TrayOptions, 'counts' | 'name' | 't'>): string {
  return counts.unread > 0 ? `${name}: ${t('unread_notices', { count: counts.unread })}` : name;
}
