import { isSimulated } from '#shared/domain/sports/simulated.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import styles from './simulated-mark.module.css';

/** Marks a game or a competition that no players play in a stadium; draws nothing for a real one. */
export function SimulatedMark({ of }: { readonly of: Parameters<typeof isSimulated>[0] }) {
  const { t } = useTranslation('games');
  if (!isSimulated(of)) return null;
  return (
    <span className={styles.mark} title={t('simulated')}>
      <span aria-hidden="true">{t('simulated_short')}</span>
      <span className="vh">{t('simulated')}</span>
    </span>
  );
}
