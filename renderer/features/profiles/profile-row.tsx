import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { Profile, ProfileProblem } from '#shared/host/desktop/profiles.ts';
import { NameForm } from './name-form.tsx';
import styles from './profiles-section.module.css';

interface ProfileRowProps {
  readonly profile: Profile;
  readonly isOpen: boolean;
  /** The last profile is cleared instead of removed. */
  readonly isLast: boolean;
  readonly areAvailable: boolean;
  readonly onOpen: () => void;
  readonly onRename: (name: string) => Promise<ProfileProblem | null>;
  readonly onRemove: () => void;
}

type Step = 'shown' | 'naming' | 'removing';

interface StepProps {
  readonly onDone: () => void;
}

function RenameForm({
  former,
  onRename,
  onDone,
}: StepProps & Pick<ProfileRowProps, 'onRename'> & { readonly former: string }) {
  const { t } = useTranslation('desktop-profiles');
  return (
    <NameForm former={former} onSend={onRename} onDone={onDone}>
      <Button kind="primary" type="submit">
        {t('profile_save')}
      </Button>
      <Button onClick={onDone}>{t('profile_cancel')}</Button>
    </NameForm>
  );
}

function RemoveQuestion(props: StepProps & Pick<ProfileRowProps, 'isLast' | 'onRemove'> & { readonly name: string }) {
  const { name, isLast, onRemove, onDone } = props;
  const { t } = useTranslation('desktop-profiles');
  const id = useId();
  const safe = useRef<HTMLButtonElement>(null);
  useEffect(() => safe.current?.focus(), []);
  const remove = () => {
    onDone();
    onRemove();
  };
  return (
    <div className={styles.question}>
      <p id={id}>{t(isLast ? 'profile_empty_ask' : 'profile_remove_ask', { name })}</p>
      <div className={styles.buttons}>
        <Button ref={safe} aria-describedby={id} onClick={onDone}>
          {t('profile_cancel')}
        </Button>
        <Button kind="primary" onClick={remove}>
          {t(isLast ? 'profile_empty_yes' : 'profile_remove_yes')}
        </Button>
      </div>
    </div>
  );
}

/** Shows one profile with its actions. */
export function ProfileRow({ profile, isOpen, isLast, areAvailable, onOpen, onRename, onRemove }: ProfileRowProps) {
  const { t } = useTranslation('desktop-profiles');
  const [step, setStep] = useState<Step>('shown');
  const [left, setLeft] = useState<Step>('shown');
  const buttons = useRef<HTMLDivElement>(null);
  const name = profile.name ?? t('profile_first');
  const back = () => {
    setLeft(step);
    setStep('shown');
  };
  useEffect(() => {
    // The button that opened the step gets the focus again.
    if (step === 'shown' && left !== 'shown')
      buttons.current?.querySelector<HTMLElement>(`[data-step="${left}"]`)?.focus();
  }, [step, left]);
  return (
    <li className={styles.row}>
      <div className={styles.who}>
        <Icon name="user" size={18} />
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {isOpen && !isLast ? <small>{t('profile_open_now')}</small> : null}
        </span>
      </div>
      {step === 'shown' ? (
        <div className={styles.buttons} ref={buttons}>
          {isOpen ? null : (
            <Button aria-label={t('profile_open_label', { name })} onClick={onOpen}>
              {t('profile_open')}
            </Button>
          )}
          {areAvailable ? (
            <Button
              data-step="naming"
              aria-label={t('profile_rename_label', { name })}
              onClick={() => setStep('naming')}
            >
              {t('profile_rename')}
            </Button>
          ) : null}
          <Button
            data-step="removing"
            aria-label={t(isLast ? 'profile_empty_label' : 'profile_remove_label', { name })}
            onClick={() => setStep('removing')}
          >
            {t(isLast ? 'profile_empty' : 'profile_remove')}
          </Button>
        </div>
      ) : null}
      {step === 'naming' ? <RenameForm former={profile.name ?? ''} onRename={onRename} onDone={back} /> : null}
      {step === 'removing' ? <RemoveQuestion name={name} isLast={isLast} onRemove={onRemove} onDone={back} /> : null}
    </li>
  );
}
