import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { IconButton } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { addPicks, takeGroups } from './add-shared-groups.ts';
import { type TakenPicks, takePicks } from './add-shared-picks.ts';
import { readGroups, readPicks, withoutPicks } from './picks-link.ts';
import styles from './shared-picks.module.css';

/** Adds the bets of an opened link to the coupon, and announces the result. */
export function SharedPicks() {
  const { t } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [picks, setPicks] = useState<TakenPicks | null>(null);
  useEffect(() => {
    const ids = readPicks(search, DEFAULT_COUPON_RULES.limits.maxLegs);
    const groups = readGroups(search, DEFAULT_COUPON_RULES.limits.maxLegs - ids.length);
    if (ids.length + groups.length === 0) return;
    // Removes the bets from the address, so that a reload or the Back button does not add them again.
    void navigate({ pathname, search: withoutPicks(search) }, { replace: true });
    const both = async () => addPicks(await dispatch(takePicks(ids)), await dispatch(takeGroups(groups)));
    void both().then(setPicks);
  }, [search, pathname, dispatch, navigate]);
  if (!picks) return null;
  const { taken, lost, failed } = picks;
  const said = [
    taken > 0 ? t('shared_taken', { count: taken }) : '',
    lost > 0 ? t('shared_lost', { count: lost }) : '',
    failed > 0 ? t('shared_failed', { count: failed }) : '',
  ];
  return (
    <Notice kind={lost + failed > 0 ? 'warn' : 'info'} icon="coupon" announced>
      <div className={styles.shared}>
        <p>{said.filter(Boolean).join(' ')}</p>
        <IconButton icon="close" size={14} label={t('dismiss')} onClick={() => setPicks(null)} />
      </div>
    </Notice>
  );
}
