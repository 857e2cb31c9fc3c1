import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { pageShown } from '#renderer/lib/routing/page-shown.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import type { RouteVerdict } from '#shared/domain/guards/access.ts';
import type { RouteMatch } from '#shared/domain/routing/route-row.ts';
import { useLaterRoutes } from './load-later-routes.ts';

const ALLOW: RouteVerdict = { kind: 'allow' };
const NOT_FOUND: RouteVerdict = { kind: 'notFound' };
/** Longest chain of redirects that is followed; a longer one is a loop. */
const MAX_STEPS = 5;

interface Settled {
  readonly match: RouteMatch | null;
  /** Path and query. */
  readonly url: string;
  readonly isPlayer: boolean;
}

const isSame = (one: RouteVerdict, other: RouteVerdict) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns the guards' verdict for the open address, updates it whenever the state changes, and follows its redirects.
 */
export function useVerdict(route: RouteMatch | null): RouteVerdict {
  const laterRoutes = useLaterRoutes();
  const navigate = useNavigate();
  const dispatch = useAppDispatch();
  const { pathname: path, search: query } = useLocation();
  const url = path + query;
  const settled = useRef<Settled | null>(null);
  const [stuck, setStuck] = useState<string | null>(null);
  const steps = useRef(0);
  const isPlayer = useAppSelector((state) => selectPlayer(state) !== null);
  const verdict = useAppSelector(
    (state) => laterRoutes?.decideVisit(state, { path, query }, settled.current?.match ?? null) ?? ALLOW,
    isSame,
  );
  useEffect(() => {
    if (verdict.kind === 'allow' || verdict.kind === 'notFound') {
      steps.current = 0;
      const isNew = settled.current?.url !== url;
      settled.current = { match: route, url, isPlayer };
      if (isNew) dispatch(pageShown());
      return;
    }
    const last = settled.current;
    const hasLeft = last?.url === url && last.isPlayer;
    const to = laterRoutes?.followVerdict({ verdict, path, query, before: last?.url ?? null, hasLeft });
    if (!to) return;
    steps.current += 1;
    if (steps.current > MAX_STEPS) setStuck(url);
    else if (to.startsWith('/')) void navigate(to, { replace: true });
    else location.assign(to);
  }, [verdict, laterRoutes, route, path, query, url, isPlayer, navigate, dispatch]);
  return stuck === url ? NOT_FOUND : verdict;
}
