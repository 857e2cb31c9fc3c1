import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/setting.module.css';
import type { PlayerProfile } from '#shared/contracts/profile.ts';
import { PROFILE_GROUPS, type ProfileField, type ProfileGroup } from '#shared/domain/user/profile-fields.ts';
import { ProfileFacts } from './profile-facts.tsx';
import { ProfileForm } from './profile-form.tsx';
import { type ProfileDraft, useProfileForm } from './use-profile-form.ts';

interface ProfileGroupProps {
  readonly group: ProfileGroup;
  readonly profile: PlayerProfile;
  readonly draft: ProfileDraft;
  readonly isOpen: boolean;
  /** The group was saved last. */
  readonly isSaved: boolean;
  readonly onEdit: () => void;
  readonly onChange: (field: ProfileField, value: string) => void;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

type EditedGroupProps = Pick<ProfileGroupProps, 'draft' | 'group' | 'onCancel' | 'onChange' | 'onSaved' | 'profile'>;

function EditedGroup({ onChange, onCancel, ...input }: EditedGroupProps) {
  const entry = useProfileForm(input);
  const { group, profile } = input;
  return <ProfileForm group={group} stored={profile.values} entry={entry} onChange={onChange} onCancel={onCancel} />;
}

/** One group of the profile: its filled fields, or its form while the player changes it. */
export function ProfileGroupSection({ isOpen, isSaved, onEdit, ...rest }: ProfileGroupProps) {
  const { t } = useTranslation('profile');
  const { group, profile } = rest;
  const filled = PROFILE_GROUPS[group].filter((field) => profile.values[field] !== '');
  const name = t(`group_${group}`);
  return (
    <section className={styles.part} aria-labelledby={`profile-${group}`} data-group={group}>
      <h3 id={`profile-${group}`} className={styles.heading}>
        {name}
      </h3>
      <p className={styles.said} role="status">
        {isSaved ? t('saved') : null}
      </p>
      {isOpen ? (
        <EditedGroup {...rest} />
      ) : (
        <>
          {filled.length > 0 ? (
            <ProfileFacts fields={filled} values={profile.values} />
          ) : (
            <p className={styles.said}>{t('group_empty')}</p>
          )}
          <Button wide aria-label={t('edit_group', { group: name })} onClick={onEdit}>
            {t('edit')}
          </Button>
        </>
      )}
    </section>
  );
}
