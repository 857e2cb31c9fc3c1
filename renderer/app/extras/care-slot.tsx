import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { sessionApi } from '#renderer/lib/api/session-api.ts';
import { careAsked, signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import type { SessionAnswer } from '#shared/contracts/account.ts';
import { CARE_HASH } from '#shared/domain/care/care-hash.ts';

interface SessionState {
  readonly data?: SessionAnswer | null | undefined;
  readonly isError: boolean;
  readonly isSuccess: boolean;
}

/** Returns what a link to the tools for safer play opens; null until it is known who is signed in. */
export function careAction({ data, isError, isSuccess }: SessionState) {
  if (!isError && !isSuccess) return null;
  return data?.player ? careAsked() : signInAsked({ reason: 'none' });
}

/** Opens the tools for safer play for a link to them, then takes their name out of the address, for the next press. */
export function CareSlot() {
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { hash, pathname, search } = useLocation();
  const session = sessionApi.endpoints.session.useQueryState(undefined);
  const action = hash === CARE_HASH ? careAction(session) : null;
  const isDue = action !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: one press opens it once, and the next render has no fragment
  useEffect(() => {
    if (!action) return;
    dispatch(action);
    void navigate(pathname + search, { replace: true, state: { keepScroll: true } });
  }, [isDue]);
  return null;
}
