import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { IconButton } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { IconName } from '#renderer/ui/icons/icon-paths.ts';
import { HINTS, type Hint } from '#shared/domain/modals/hints.ts';
import styles from './hints.module.css';
import { useHint } from './use-hint.ts';

const ICONS: Readonly<Record<Hint, IconName>> = { prices: 'coupon', display: 'settings', favourites: 'star' };

interface HintCardProps {
  readonly hint: Hint;
  readonly onClose: (hints: readonly Hint[]) => void;
}

/** Shows one hint. It takes no focus; Escape closes it from anywhere, and a focus inside it returns to the page. */
export function HintCard({ hint, onClose }: HintCardProps) {
  const { t } = useTranslation(['modals', 'common']);
  const card = useRef<HTMLElement>(null);
  const close = (hints: readonly Hint[]) => {
    if (card.current?.contains(document.activeElement)) document.querySelector('main')?.focus({ preventScroll: true });
    onClose(hints);
  };
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isDialogs = document.querySelector('[role="dialog"]') !== null;
      if (event.key === 'Escape' && !event.defaultPrevented && !isDialogs) close([hint]);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  });
  return (
    <aside ref={card} className={styles.hint} role="status" data-hint={hint}>
      <Icon name={ICONS[hint]} size={20} />
      <div className={styles.words}>
        <strong>{t(`hint_title_${hint}`)}</strong>
        <p>{t(`hint_text_${hint}`)}</p>
        <button type="button" className={styles.none} onClick={() => close(HINTS)}>
          {t('hint_none')}
        </button>
      </div>
      <IconButton icon="close" size={16} label={t('common:close')} onClick={() => close([hint])} />
    </aside>
  );
}

/** Shows one-time hints to new players next to the page (shell §4). */
export function Hints({ isPlacing }: { readonly isPlacing: boolean }) {
  const { hint, close } = useHint(isPlacing);
  return hint === null ? null : <HintCard key={hint} hint={hint} onClose={close} />;
}
