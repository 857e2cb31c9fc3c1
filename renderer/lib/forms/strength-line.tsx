import { useEffect, useState } from 'react';
import { PASSWORD_LENGTH } from '#shared/domain/registration/check-registration.ts';
import {
  type PasswordOwner,
  type PasswordWeakness,
  shownStrength,
  weaknessOf,
  wordsOfOwner,
} from '#shared/domain/registration/password-verdict.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { selectConfig } from '../store/site-slice.ts';
import { useAppSelector } from '../store/store-hooks.ts';
import styles from './new-password-field.module.css';

export interface StrengthLineProps {
  readonly password: string;
  /** What the page knows of the owner. */
  readonly owner: Omit<PasswordOwner, 'brand'>;
  /** Why the platform has refused this very password; null when it has not. */
  readonly refused: PasswordWeakness | null;
}

interface Verdict {
  readonly of: string;
  readonly strength: 0 | 1 | 2 | 3;
  readonly weakness: PasswordWeakness | null;
}

/** Returns the verdict on a password; null while the word lists are loading. */
function useVerdict(password: string, words: readonly string[]): Verdict | null {
  const [verdict, setVerdict] = useState<Verdict | null>(null);
  const known = words.join('\n');
  useEffect(() => {
    let isCurrent = true;
    const judge = async () => {
      const { measurePassword } = await import('./strength-lists.ts');
      if (!isCurrent) return;
      const own = known.split('\n');
      const measured = measurePassword(password, own);
      const weakness = weaknessOf(password, measured, own);
      setVerdict({ of: password, strength: shownStrength(measured, weakness), weakness });
    };
    // Without the lists there is no advice; the platform still decides.
    if (password !== '') judge().catch(() => undefined);
    return () => {
      isCurrent = false;
    };
  }, [password, known]);
  return verdict?.of === password ? verdict : null;
}

/** Shows how hard a new password is to guess, and how to make it harder. */
export function StrengthLine({ password, owner, refused }: StrengthLineProps) {
  const { t } = useTranslation('passwords');
  const { brand } = useAppSelector(selectConfig);
  const verdict = useVerdict(password, wordsOfOwner({ ...owner, brand }));
  const strength = refused === null ? verdict?.strength : 1;
  const weakness = refused ?? verdict?.weakness ?? null;
  const isShown = password !== '' && strength !== undefined;
  return (
    <div className={styles.strength} data-strength={isShown ? strength : undefined}>
      <span className={styles.bar} aria-hidden="true" />
      <span>{isShown ? t(`strength_${strength}`) : null}</span>
      <p className={styles.advice} role="status">
        {isShown && weakness !== null ? t(`weak_${weakness}`, { count: PASSWORD_LENGTH.min }) : null}
      </p>
    </div>
  );
}
