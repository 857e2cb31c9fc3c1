import { useEffect, useRef } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import type { IconName } from '#renderer/ui/icons/icon-paths.ts';
import { Toast } from '#renderer/ui/toast.tsx';
import { HINTS, type Hint } from '#shared/domain/modals/hints.ts';
import styles from './hints.module.css';
import { useHint } from './use-hint.ts';

const ICONS: Readonly<Record<Hint, IconName>> = { prices: 'coupon', display: 'settings', favourites: 'star' };

interface HintCardProps {
  readonly hint: Hint;
  readonly onClose: (hints: readonly Hint[]) => void;
}

/** One hint. It takes no focus; Escape closes it from anywhere, and the page gets back the focus that was in it. */
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
      <Toast
        tone="up"
        icon={ICONS[hint]}
        title={t(`hint_title_${hint}`)}
        text={t(`hint_text_${hint}`)}
        action={<Button onClick={() => close(HINTS)}>{t('hint_none')}</Button>}
        closeLabel={t('common:close')}
        onClose={() => close([hint])}
      />
    </aside>
  );
}

/** What a newcomer is told once, beside the page (shell §4). */
export function Hints({ isPlacing }: { readonly isPlacing: boolean }) {
  const { hint, close } = useHint(isPlacing);
  return hint === null ? null : <HintCard key={hint} hint={hint} onClose={close} />;
}
