import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { SupportState } from '#shared/domain/support/support-topics.ts';
import styles from './requests.module.css';

/** Draws the state of a request as text. */
export function StateMark({ state }: { readonly state: SupportState }) {
  const { t } = useTranslation('support');
  return <span className={`${styles.state} ${styles[state]}`}>{t(`state_${state}`)}</span>;
}
