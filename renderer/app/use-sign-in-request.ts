import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectSession } from '#renderer/lib/api/session-api.ts';
import { passwordAsked, signInAsked, signUpAsked } from '#renderer/lib/ports/auth-port.ts';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#renderer/lib/store/store-hooks.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { asksForPassword, pathOfAsk, readAsk, withoutAsk } from '#shared/domain/routing/sign-in-request.ts';
import { laterRoutes } from './load-later-routes.ts';

/**
 * Opens the sign-in dialog for a visitor whom a page for players sent here, and returns there afterwards. Without such
 * a request the site decides where signing in leads (shell §2.9).
 */
export function useSignInRequest(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const store = useAppStore();
  const language = useLanguage();
  const { search, pathname } = useLocation();
  const isSignedIn = useAppSelector((state) => selectSession(state) !== null);
  const request = useRef<string | null>(null);
  const wasSignedIn = useRef(isSignedIn);
  useEffect(() => {
    if (pathname === paths.home(language) && asksForPassword(search)) {
      void navigate(pathname + withoutAsk(search), { replace: true });
      if (!isSignedIn) dispatch(passwordAsked());
      return;
    }
    const ask = readAsk(language, search);
    if (ask === null) return;
    request.current = pathOfAsk(ask);
    void navigate(pathname + withoutAsk(search), { replace: true });
    if (isSignedIn) return;
    const reason = ask.page.startsWith('office/history') ? 'history' : 'none';
    dispatch(ask.dialog === 'signIn' ? signInAsked({ reason }) : signUpAsked({ reason }));
  }, [search, pathname, language, isSignedIn, dispatch, navigate]);
  useEffect(() => {
    const hasJustSignedIn = isSignedIn && !wasSignedIn.current;
    wasSignedIn.current = isSignedIn;
    if (!isSignedIn) return;
    const address = { path: pathname, query: search };
    const to =
      request.current ?? (hasJustSignedIn ? laterRoutes()?.landingAfterSignIn(store.getState(), address) : null);
    request.current = null;
    if (!to) return;
    if (to.startsWith('/')) void navigate(to, { replace: true });
    else location.assign(to);
  }, [isSignedIn, pathname, search, store, navigate]);
}
