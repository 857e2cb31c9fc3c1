import { useState } from 'react';
import { isFrozen } from '#renderer/lib/feed/feed-status.ts';
import { useFeedStatus } from '#renderer/lib/feed/use-feed.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { slipAsked } from '#renderer/lib/ports/coupon-port.ts';
import { useAppDispatch } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';

import { useAddExpress } from '../house-express/use-add-express.ts';
import { useExpressesOfDayQuery } from '../tools/coupon-tools-api.ts';
import styles from './offers.module.css';

/** Puts the express of the day of a section into the bet slip, and brings that into view. */
export function AddExpress({ section }: { readonly section: 'line' | 'live' }) {
  const { t } = useTranslation('offers');
  const dispatch = useAppDispatch();
  const addExpress = useAddExpress();
  const isHeld = isFrozen(useFeedStatus());
  const [isAdded, setAdded] = useState(false);
  const { currentData, isFetching, isError, refetch } = useExpressesOfDayQuery(undefined);
  if (isError && !isFetching) {
    return (
      <Button large onClick={() => void refetch()}>
        {t('express_again')}
      </Button>
    );
  }
  const express = currentData?.[section];
  if (currentData && !express) return <p className={styles.said}>{t(`express_none_${section}`)}</p>;
  const add = () => {
    if (!express) return;
    addExpress(express);
    dispatch(slipAsked('bets'));
    setAdded(true);
  };
  return (
    <div className={styles.act}>
      <Button kind="primary" large disabled={isHeld || !express} onClick={add}>
        {t(`act_express_${section}`)}
      </Button>
      <p className={styles.said} role="status">
        {isAdded ? t('express_added') : null}
      </p>
    </div>
  );
}
