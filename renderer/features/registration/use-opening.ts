import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLanguage, useRoute } from '#renderer/lib/routing/use-route.ts';
import { authDialogClosed } from '#renderer/lib/store/auth-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { codeOfAddress, withRegistrationCode } from '#shared/domain/registration/code-of-address.ts';
import { registrationOpening } from '#shared/domain/registration/registration-opening.ts';
import { paths } from '#shared/domain/routing/paths.ts';

/**
 * Decides whether registration is open (shell §4, registration open).
 * @returns whether the dialog is the place for it; otherwise it closes, and the registration page opens where the site
 * uses one
 */
export function useOpening(isAsked: boolean): boolean {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const language = useLanguage();
  const code = codeOfAddress(useLocation().search);
  const { isCustomRegistration } = useAppSelector(selectConfig);
  const opening = registrationOpening(useRoute()?.row.id, isCustomRegistration);
  useEffect(() => {
    if (!isAsked || opening === 'modal') return;
    dispatch(authDialogClosed());
    if (opening === 'page')
      void navigate(`${paths.to('registration', language)}${code === '' ? '' : withRegistrationCode('', code)}`);
  }, [isAsked, opening, dispatch, navigate, language, code]);
  return opening === 'modal';
}
