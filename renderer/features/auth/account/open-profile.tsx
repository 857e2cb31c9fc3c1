import { useProfiles } from '#renderer/lib/desktop/use-profiles.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import styles from './account-panel.module.css';

/** Whose window of the app this is, where several people share it. */
export function ProfileButton() {
  const { t } = useTranslation('desktop-profiles');
  const profiles = useProfiles();
  if (!profiles || profiles.list.length < 2) return null;
  const name = profiles.list.find(({ id }) => id === profiles.open)?.name ?? t('profile_first');
  return <p className={styles.profile}>{t('profile_current', { name })}</p>;
}
