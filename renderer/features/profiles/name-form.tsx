import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { ProfileProblem } from '#shared/host/desktop/profiles.ts';
import styles from './profiles-section.module.css';
import { useProfileRequest } from './use-profile-request.ts';

interface NameFormProps {
  /** Current name; it is selected, so that typing replaces it. */
  readonly former?: string;
  readonly onSend: (name: string) => Promise<ProfileProblem | null>;
  /** Called when the name was accepted; without it the form stays open for another name. */
  readonly onDone?: () => void;
  /** Buttons of the form. */
  readonly children: ReactNode;
}

/** Asks for the name of a profile and shows what is wrong with it. */
export function NameForm({ former, onSend, onDone, children }: NameFormProps) {
  const { t } = useTranslation('desktop-profiles');
  const [name, setName] = useState(former ?? '');
  const [problem, ask] = useProfileRequest();
  const field = useRef<HTMLInputElement>(null);
  const isRenamed = former !== undefined;
  useEffect(() => {
    if (isRenamed) field.current?.select();
  }, [isRenamed]);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const isTaken = await ask(onSend(name));
    if (isTaken && onDone) return onDone();
    if (isTaken) setName('');
    field.current?.focus();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        ref={field}
        label={t('profile_name')}
        autoComplete="off"
        maxLength={80}
        value={name}
        error={problem ? t(`problem_${problem}`) : undefined}
        onChange={setName}
      />
      <div className={styles.buttons}>{children}</div>
    </form>
  );
}
