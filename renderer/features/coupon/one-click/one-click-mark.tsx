import { useEffect, useState } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useFeedStatus } from '#renderer/lib/feed/use-feed.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { withOneClick } from '#shared/domain/coupon/bet-slip-settings.ts';
import { isOpenBatch } from '../placement/batch.ts';
import { usePreferences } from '../settings/use-preferences.ts';
import { changedPrice } from './changed-price.ts';
import { ChangedPriceDialog } from './changed-price-dialog.tsx';
import styles from './one-click.module.css';
import { useOneClickAmount } from './one-click-banner.tsx';
import { type OneClickRefusal, oneClickEvents } from './one-click-events.ts';
import { TakeBack } from './take-back.tsx';

const SAID_MS = 5000;

/** Why the last press has placed nothing; for a moment. */
function useSaid(): OneClickRefusal | null {
  const [said, setSaid] = useState<{ readonly news: OneClickRefusal } | null>(null);
  useEffect(() => oneClickEvents.listen((news) => setSaid({ news })), []);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);
  return said?.news ?? null;
}

/** Prices that stand still cannot be bet on, with one click as little as from the slip (trust F10). */
function usePausedWithFeed(): boolean {
  const isPaused = useFeedStatus().state !== 'live';
  useEffect(() => {
    oneClickEvents.isPaused = isPaused;
    return () => {
      oneClickEvents.isPaused = false;
    };
  }, [isPaused]);
  return isPaused;
}

/** Over the page while a press of a price places a bet: that it does, for how much, what becomes of it, and the way out. */
export function OneClickMark() {
  const { t } = useTranslation(['bet-slip', 'coupon']);
  const [, change] = usePreferences();
  const amount = useOneClickAmount();
  const { isCouponFolded } = useAppSelector(selectDisplay);
  const userId = useAppSelector((state) => selectPlayer(state)?.user_id);
  const { batch } = useAppSelector(({ coupon }) => coupon);
  const said = useSaid();
  const isPaused = usePausedWithFeed();
  const own = batch?.userId === userId && batch?.isOneClick ? batch : null;
  const changed = changedPrice(own);
  const waits = isOpenBatch(own) ? t('coupon:placing') : isPaused ? t('coupon:prices_paused') : null;
  const text = said ? t(`one_click_said_${said}`) : waits;
  return (
    <>
      <section
        className={styles.mark}
        aria-label={t('one_click')}
        data-always={isCouponFolded ? '' : undefined}
        data-paused={isPaused ? '' : undefined}
      >
        <Icon name="alert" size={18} />
        <div className={styles.markText}>
          <p>{text ?? t('one_click_armed', { amount })}</p>
          {own ? <TakeBack batch={own} /> : null}
        </div>
        <Button kind="quiet" onClick={() => change((now) => withOneClick(now, false))}>
          {t('one_click_off')}
        </Button>
      </section>
      <p className="vh" role="status">
        {said ? t(`one_click_said_${said}`) : t('one_click_armed', { amount })}
      </p>
      {own && changed ? <ChangedPriceDialog batch={own} changed={changed} /> : null}
    </>
  );
}
