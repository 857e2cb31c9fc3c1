import { useId, useState } from 'react';
import { PanelWaiting } from '#renderer/lib/api/panel-waiting.tsx';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useUserConfig } from '#renderer/lib/api/user-config-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import settingStyles from '#renderer/ui/setting.module.css';
import type { Profile } from '#shared/contracts/profile.ts';
import { PROFILE_GROUPS, type ProfileGroup } from '#shared/domain/user/profile-fields.ts';
import styles from './profile.module.css';
import { useProfileQuery } from './profile-api.ts';
import { ProfileGroupSection } from './profile-group.tsx';
import { ProfileStatus } from './profile-status.tsx';
import type { ProfileDraft } from './use-profile-form.ts';

const GROUPS = Object.keys(PROFILE_GROUPS) as ProfileGroup[];

/** Shows how much of what the profile needs is filled in, as a bar and in words. */
function Completeness({ completeness: { filled, of, complete } }: Pick<Profile, 'completeness'>) {
  const { t } = useTranslation('profile');
  const id = useId();
  return (
    <div className={styles.completeness}>
      <p id={id}>{complete ? t('complete') : t('complete_part', { filled, of })}</p>
      <progress className={styles.bar} aria-labelledby={id} value={filled} max={of} />
    </div>
  );
}

/** Returns a draft without the fields of a group. */
function without(draft: ProfileDraft, group: ProfileGroup): ProfileDraft {
  const fields: readonly string[] = PROFILE_GROUPS[group];
  return Object.fromEntries(Object.entries(draft).filter(([field]) => !fields.includes(field)));
}

/** Groups of the profile, of which one at a time is changed; what is typed in another one stays. */
function ProfileGroups({ profile }: { readonly profile: Profile }) {
  const [open, setOpen] = useState<ProfileGroup | null>(null);
  const [saved, setSaved] = useState<ProfileGroup | null>(null);
  const [draft, setDraft] = useState<ProfileDraft>({});
  const end = (group: ProfileGroup, isSaved: boolean) => {
    setDraft((typed) => without(typed, group));
    setOpen(null);
    setSaved(isSaved ? group : null);
  };
  return GROUPS.map((group) => (
    <ProfileGroupSection
      key={group}
      group={group}
      profile={profile}
      draft={draft}
      isOpen={open === group}
      isSaved={saved === group}
      onEdit={() => {
        setSaved(null);
        setOpen(group);
      }}
      onChange={(field, value) => setDraft((typed) => ({ ...typed, [field]: value }))}
      onSaved={() => end(group, true)}
      onCancel={() => end(group, false)}
    />
  ));
}

/** Shows the player's profile: how complete it is, how the account stands, and the personal data in groups (O-03). */
export function ProfilePanel() {
  const { data, error, refetch } = useProfileQuery(undefined, { refetchOnMountOrArgChange: true });
  const { config } = useUserConfig();
  const retry = useRetry(refetch);
  if (!data) return <PanelWaiting error={error} onAgain={retry} />;
  return (
    <div className={settingStyles.panel}>
      <Completeness completeness={data.completeness} />
      {config ? <ProfileStatus config={config} /> : null}
      <ProfileGroups profile={data} />
    </div>
  );
}
