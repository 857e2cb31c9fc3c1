import type { ReactNode } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import formStyles from '#renderer/ui/form.module.css';
import { Notice } from '#renderer/ui/notice.tsx';
import type { UserConfig } from '#shared/contracts/user-config.ts';
import { isBanned } from '#shared/domain/guards/ban-levels.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { protectionStatusOf } from '#shared/domain/security/protection-level.ts';
import { hasAllContacts, needsEmailActivation, needsPhoneActivation } from '#shared/domain/user/contacts.ts';
import { isNotVerified, isVerificationPending, isVerified } from '#shared/domain/user/verification.ts';
import styles from './profile.module.css';

interface StatusLineProps {
  readonly name: string;
  /** Text of the link to the page of security; none for a fact that is not changed there. */
  readonly link?: string;
  readonly children: ReactNode;
}

function StatusLine({ name, link, children }: StatusLineProps) {
  const language = useLanguage();
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        {children}
        {link === undefined ? null : (
          <>
            {' '}
            <Link className={formStyles.link} to={paths.to('office/security', language)}>
              {link}
            </Link>
          </>
        )}
      </dd>
    </div>
  );
}

/** Returns the end of the key that says how the verification stands; null where the back end says nothing about it. */
export function verificationState(config: UserConfig): 'done' | 'none' | 'pending' | null {
  if (isVerified(config)) return 'done';
  if (isVerificationPending(config)) return 'pending';
  return isNotVerified(config) ? 'none' : null;
}

/** Says how a contact stands: missing, open until a code confirms it, or confirmed. */
function contactState(contact: string, isOpen: boolean): 'confirmed' | 'none' | 'open' {
  if (contact === '') return 'none';
  return isOpen ? 'open' : 'confirmed';
}

/** Tells how the account stands: protection, confirmed contacts, verification, and a ban (O-03). */
export function ProfileStatus({ config }: { readonly config: UserConfig }) {
  const { t } = useTranslation(['profile', 'factors']);
  const { protection_level: level, user_email: email, phone_number: phone } = config;
  const protection = protectionStatusOf(level);
  const verification = verificationState(config);
  const emailState = contactState(email, needsEmailActivation(config));
  const phoneState = contactState(phone, needsPhoneActivation(config));
  const linkOf = (state: ReturnType<typeof contactState>) =>
    state === 'confirmed' ? {} : { link: t(state === 'none' ? 'contact_none_link' : 'contact_open_link') };
  return (
    <>
      {isBanned(config.ban_level) ? (
        <Notice kind="warn" icon="alert">
          {t('banned')}
        </Notice>
      ) : null}
      <dl className={styles.facts}>
        {level === null || protection === 'none' ? null : (
          <StatusLine name={t('factors:protection')} {...(protection === 'full' ? {} : { link: t('protect') })}>
            {t(`factors:protection_${protection}`)} · {t('factors:protection_level', { level })}
          </StatusLine>
        )}
        <StatusLine name={t('email')} {...linkOf(emailState)}>
          {t(`contact_${emailState}`)}
        </StatusLine>
        <StatusLine name={t('phone')} {...linkOf(phoneState)}>
          {t(`contact_${phoneState}`)}
        </StatusLine>
        {verification === null ? null : (
          <StatusLine name={t('verification')}>{t(`verification_${verification}`)}</StatusLine>
        )}
      </dl>
      {hasAllContacts(config) ? null : <p className={styles.note}>{t('contacts_missing')}</p>}
    </>
  );
}
