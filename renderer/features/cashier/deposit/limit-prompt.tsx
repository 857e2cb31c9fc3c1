import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import type { CashierAnswer } from '#shared/contracts/cashier.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import styles from '../cashier.module.css';

/** Whether a player is asked for a limit before this deposit: it would be the first, and there is none (trust R9). */
export const asksForLimit = ({
  isFirstDeposit,
  hasDepositLimit,
}: Pick<CashierAnswer, 'hasDepositLimit' | 'isFirstDeposit'>): boolean => isFirstDeposit && !hasDepositLimit;

interface LimitPromptProps {
  readonly onWithout: () => void;
  readonly isBusy: boolean;
}

/** Asks for a limit before the first deposit; the choice to go on without one is explicit (trust R9). */
export function LimitPrompt({ onWithout, isBusy }: LimitPromptProps) {
  const { t } = useTranslation('auth');
  const language = useLanguage();
  return (
    <fieldset className={styles.stack} aria-label={t('deposit_set_limit')}>
      <p>{t('deposit_no_limit')}</p>
      <div className={styles.buttons}>
        <Link className={buttonClass('primary')} to={paths.to('office/responsible', language)}>
          {t('deposit_set_limit')}
        </Link>
        <Button aria-busy={isBusy} disabled={isBusy} onClick={onWithout}>
          {t('deposit_without_limit')}
        </Button>
      </div>
    </fieldset>
  );
}
