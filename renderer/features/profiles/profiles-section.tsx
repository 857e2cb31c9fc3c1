import { useEffect, useRef } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { useProfiles } from '#renderer/lib/desktop/use-profiles.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { SettingsSection } from '#renderer/ui/settings-section.tsx';
import { NameForm } from './name-form.tsx';
import { ProfileRow } from './profile-row.tsx';
import styles from './profiles-section.module.css';
import { SessionPlace } from './session-place.tsx';
import { useProfileRequest } from './use-profile-request.ts';

/**
 * Section of the app settings with the profiles of people who share the app, and where this one's session is stored.
 */
export function ProfilesSection() {
  const { t } = useTranslation('desktop-profiles');
  const { desktop } = useHost();
  const profiles = useProfiles();
  const [problem, ask] = useProfileRequest();
  const place = useRef<HTMLHeadingElement>(null);
  const count = profiles?.list.length ?? 0;
  const before = useRef(count);
  useEffect(() => {
    // The removed row had the focus.
    if (count < before.current && document.activeElement === document.body) place.current?.focus();
    before.current = count;
  }, [count]);
  if (!desktop || !profiles) return null;
  const port = desktop.profiles;
  return (
    <SettingsSection title={t('profiles_title')} titleRef={place}>
      <SessionPlace />
      {profiles.areAvailable ? <p className={styles.text}>{t('profiles_text')}</p> : null}
      <ul className={styles.list}>
        {profiles.list.map((profile) => (
          <ProfileRow
            key={profile.id}
            profile={profile}
            isOpen={profile.id === profiles.open}
            isLast={profiles.list.length === 1}
            areAvailable={profiles.areAvailable}
            onOpen={() => void ask(port.open(profile.id))}
            onRename={(name) => port.rename(profile.id, name)}
            onRemove={() => void ask(port.remove(profile.id))}
          />
        ))}
      </ul>
      {problem ? (
        <p className={styles.problem} role="alert">
          {t(`problem_${problem}`)}
        </p>
      ) : null}
      {profiles.areAvailable ? (
        <NameForm onSend={port.create}>
          <Button type="submit">{t('profile_create')}</Button>
        </NameForm>
      ) : null}
    </SettingsSection>
  );
}
