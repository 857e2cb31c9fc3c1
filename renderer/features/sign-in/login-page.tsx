import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { signUpAsked } from '#renderer/lib/ports/auth-port.ts';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectMayRegister } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { NoticeScreen } from '#renderer/ui/notice-screen.tsx';
import { readSocialReturn } from '#shared/domain/social/social-return.ts';
import { LinkSignIn, linkOf } from './forms/link-sign-in.tsx';
import { SignInForm } from './forms/sign-in-form.tsx';
import { AfterNetworkPart } from './social/after-network-part.tsx';

/** Sign-in page of a site that is only for accounts (shell §2.9, G-02). */
export function LoginPage() {
  const { t } = useTranslation(['auth', 'states']);
  const dispatch = useAppDispatch();
  const first = useRef<HTMLInputElement>(null);
  const [query] = useSearchParams();
  const link = linkOf(query, useLanguage());
  const back = readSocialReturn(`?${query}`);
  const mayRegister = useAppSelector(selectMayRegister);
  return (
    <NoticeScreen
      tone="calm"
      icon="user"
      title={t('states:title_login')}
      actions={
        mayRegister ? (
          <Button wide onClick={() => dispatch(signUpAsked({ reason: 'none' }))}>
            {t('sign_up')}
          </Button>
        ) : null
      }
    >
      {link ? (
        <LinkSignIn link={link} />
      ) : back ? (
        <AfterNetworkPart back={back} first={first} />
      ) : (
        <SignInForm first={first} />
      )}
    </NoticeScreen>
  );
}
