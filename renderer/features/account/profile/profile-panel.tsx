import { useId, useState } from 'react';
import { PanelWaiting } from '#renderer/lib/api/panel-waiting.tsx';
import { useRetry } from '#renderer/lib/api/use-retry.ts';
import { useUserConfig } from '#renderer/lib/api/user-config-api.ts';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import settingStyles from '#renderer/ui/setting.module.css';
import type { PlayerProfile } from '#shared/contracts/profile.ts';
import { PROFILE_GROUPS, type ProfileGroup } from '#shared/domain/user/profile-fields.ts';
import styles from './profile.module.css';
import { useProfileQuery } from './profile-api.ts';
import { ProfileGroupSection } from './profile-group.tsx';
import { ProfileStatus } from './profile-status.tsx';
import type { ProfileDraft } from './use-profile-form.ts';

const GROUPS = Object.keys(PROFILE_GROUPS) as ProfileGroup[];

/** Shows how much of what the profile needs is filled in, as a bar and in words. */
function Completeness({ completeness: { filled, of, complete } }: Pick<PlayerProfile, 'completeness'>) {
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

/** The group that was opened or closed last. */
interface Place {
  readonly group: ProfileGroup;
  readonly step: 'cancelled' | 'open' | 'saved';
}

/** Groups of the profile, of which one at a time is changed; what is typed in another one stays. */
function ProfileGroups({ profile }: { readonly profile: PlayerProfile }) {
  const [at, setAt] = useState<Place | null>(null);
  const [draft, setDraft] = useState<ProfileDraft>({});
  const place = useStepFocus(at, `[data-group="${at?.group}"] :is(input, select, button)`);
  const end = (group: ProfileGroup, step: Place['step']) => {
    setDraft((typed) => without(typed, group));
    setAt({ group, step });
  };
  return (
    <div className={settingStyles.panel} ref={place}>
      {GROUPS.map((group) => (
        <ProfileGroupSection
          key={group}
          group={group}
          profile={profile}
          draft={draft}
          isOpen={at?.group === group && at.step === 'open'}
          isSaved={at?.group === group && at.step === 'saved'}
          onEdit={() => setAt({ group, step: 'open' })}
          onChange={(field, value) => setDraft((typed) => ({ ...typed, [field]: value }))}
          onSaved={() => end(group, 'saved')}
          onCancel={() => end(group, 'cancelled')}
        />
      ))}
    </div>
  );
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
