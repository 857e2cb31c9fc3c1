import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';

interface Closable {
  readonly onClose: () => void;
}

export const SearchSlot = lazyPart<Closable & { readonly onSettings: () => void }>({
  load: async () => (await import('#renderer/features/search/search-dialog.tsx')).SearchDialog,
  namespaces: ['search', 'pages', 'markets'],
});

export const NoticeCentreSlot = lazyPart<Closable>({
  load: async () => (await import('#renderer/features/notices/notice-centre.tsx')).NoticeCentre,
  namespaces: ['notices'],
});

export const SettingsSlot = lazyPart<Closable>({
  load: async () => (await import('../extras/whole-settings.tsx')).WholeSettings,
  namespaces: ['preferences', 'cities', 'desktop-notices'],
});

export const ShortcutsSlot = lazyPart<Closable>({
  load: async () => (await import('#renderer/features/keyboard/shortcut-sheet.tsx')).ShortcutSheet,
  namespaces: ['shortcuts'],
});

export const RailDrawerSlot = lazyPart<
  Closable & {
    readonly title: string;
    readonly onSettings: () => void;
    readonly onNotices: () => void;
    readonly onSupport: () => void;
  }
>({
  load: async () => (await import('./rail-drawer.tsx')).RailDrawer,
  namespaces: ['sections', 'pages', 'support'],
});

export const CouponSheetSlot = lazyPart<Closable & { readonly title: string }>({
  load: async () => (await import('./coupon-sheet.tsx')).CouponSheet,
  namespaces: [],
});
