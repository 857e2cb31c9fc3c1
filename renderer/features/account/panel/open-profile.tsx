import { useProfiles } from '#renderer/lib/desktop/use-profiles.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import styles from './account-panel.module.css';

/** Shows the profile of this window, where several people share the app. */
export function ProfileButton() {
  const { t } = useTranslation('desktop-profiles');
  const profiles = useProfiles();
  if (!profiles || profiles.list.length < 2) return null;
  const name = profiles.list.find(({ id }) => id === profiles.open)?.name ?? t('profile_first');
  return <p className={styles.profile}>{t('profile_current', { name })}</p>;
}
