import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectSession } from '#renderer/lib/api/session-api.ts';
import { signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import type { RouteId } from '#shared/domain/routing/route-table.ts';
import { pathOfWish, signInWish } from './sign-in-request.ts';

/** Opens the sign-in dialog for somebody who was sent here from a page for players, and leads there afterwards. */
export function useSignInRequest(): void {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const language = useLanguage();
  const { search, pathname } = useLocation();
  const isSignedIn = useAppSelector((state) => selectSession(state) !== null);
  const wish = useRef<RouteId | null>(null);
  useEffect(() => {
    const wanted = signInWish(search);
    if (wanted === null) return;
    wish.current = wanted;
    void navigate(pathname, { replace: true });
    if (!isSignedIn) dispatch(signInAsked({ reason: wanted === 'history' ? 'history' : 'none' }));
  }, [search, pathname, isSignedIn, dispatch, navigate]);
  useEffect(() => {
    if (!isSignedIn || wish.current === null) return;
    const wanted = wish.current;
    wish.current = null;
    void navigate(pathOfWish(language, wanted), { replace: true });
  }, [isSignedIn, language, navigate]);
}
