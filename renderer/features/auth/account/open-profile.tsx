import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useProfiles } from '#renderer/lib/program/use-profiles.ts';
import styles from './account-panel.module.css';

/** Whose window of the program this is, where several people share it. */
export function OpenProfile() {
  const { t } = useTranslation('desktop-profiles');
  const profiles = useProfiles();
  if (!profiles || profiles.list.length < 2) return null;
  const name = profiles.list.find(({ id }) => id === profiles.open)?.name ?? t('profile_first');
  return <p className={styles.profile}>{t('profile_current', { name })}</p>;
}
