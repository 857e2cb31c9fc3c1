import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useOpenCount } from './open-bets.ts';

/** Shows how many open bets the player has; nothing without any. */
export function OpenCount({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation('account');
  const count = useOpenCount();
  if (count === 0) return null;
  return (
    <>
      <span className={className} aria-hidden="true" data-open-bets="">
        {count}
      </span>
      <span className="vh">{t('open_bets', { count })}</span>
    </>
  );
}
