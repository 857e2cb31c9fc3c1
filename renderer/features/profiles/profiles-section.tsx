import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useHost } from '#renderer/host/use-host.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useProfiles } from '#renderer/lib/program/use-profiles.ts';
import { Button } from '#renderer/ui/button.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { ProfileProblem, ProfilesPort } from '#shared/host/program/profiles.ts';
import { ProfileRow } from './profile-row.tsx';
import styles from './profiles-section.module.css';
import { SessionPlace } from './session-place.tsx';

type Problem = ProfileProblem | 'failed';

/** Asks for something and remembers what was wrong with it. */
function useWish(): readonly [Problem | null, (wish: Promise<ProfileProblem | null>) => Promise<boolean>] {
  const [problem, setProblem] = useState<Problem | null>(null);
  const ask = async (wish: Promise<ProfileProblem | null>) => {
    const answer: Problem | null = await wish.catch(() => 'failed' as const);
    setProblem(answer);
    return answer === null;
  };
  return [problem, ask];
}

function NewProfile({ port }: { readonly port: ProfilesPort }) {
  const { t } = useTranslation('desktop-profiles');
  const [name, setName] = useState('');
  const [problem, ask] = useWish();
  const field = useRef<HTMLInputElement>(null);
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await ask(port.create(name))) setName('');
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
      <Button type="submit">{t('profile_create')}</Button>
    </form>
  );
}

/** Profiles of people who share the program, and where the sign-in of this one is kept. A section of the app settings. */
export function ProfilesSection() {
  const { t } = useTranslation('desktop-profiles');
  const { program } = useHost();
  const profiles = useProfiles();
  const [problem, ask] = useWish();
  const place = useRef<HTMLHeadingElement>(null);
  const count = profiles?.list.length ?? 0;
  const before = useRef(count);
  useEffect(() => {
    // The row that had the focus is gone.
    if (count < before.current && document.activeElement === document.body) place.current?.focus();
    before.current = count;
  }, [count]);
  if (!program || !profiles) return null;
  const port = program.profiles;
  return (
    <section className={styles.section} aria-labelledby="profiles-heading">
      <h3 id="profiles-heading" className="vh" ref={place} tabIndex={-1}>
        {t('profiles_title')}
      </h3>
      <SessionPlace />
      {profiles.areOffered ? <p className={styles.text}>{t('profiles_text')}</p> : null}
      <ul className={styles.list}>
        {profiles.list.map((profile) => (
          <ProfileRow
            key={profile.id}
            profile={profile}
            isOpen={profile.id === profiles.open}
            isLast={profiles.list.length === 1}
            areOffered={profiles.areOffered}
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
      {profiles.areOffered ? <NewProfile port={port} /> : null}
    </section>
  );
}
