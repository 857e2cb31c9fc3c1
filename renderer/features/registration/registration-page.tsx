import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { useRoute } from '#renderer/lib/routing/use-route.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import formStyles from '#renderer/ui/form.module.css';
import styles from './registration.module.css';
import { Registration } from './registration.tsx';

const REQUEST = /^[\w-]{1,64}$/;

/** Registration page, also for visitors whom a social network sends (shell §2.6, R-29). */
export function RegistrationPage() {
  const { t } = useTranslation(['registration', 'auth']);
  const dispatch = useAppDispatch();
  const first = useRef<HTMLInputElement>(null);
  const route = useRoute();
  const request = useSearchParams()[0].get('request') ?? '';
  const isOld = route?.row.id === 'old-registration';
  const comesFromNetwork = route?.params.socialregistration !== undefined && REQUEST.test(request);
  return (
    <section className={isOld ? `${styles.page} ${styles.old}` : styles.page}>
      <h1 className={styles.title}>{t('auth:sign_up')}</h1>
      <Registration
        first={first}
        look={isOld ? 'list' : 'tabs'}
        takesFocus={false}
        request={comesFromNetwork ? request : null}
      />
      <p className={styles.other}>
        {t('auth:has_account')}{' '}
        <button type="button" className={formStyles.link} onClick={() => dispatch(signInAsked({ reason: 'none' }))}>
          {t('auth:sign_in')}
        </button>
      </p>
    </section>
  );
}
