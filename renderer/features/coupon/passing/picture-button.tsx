import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { languageOf } from '#shared/domain/languages.ts';
import type { CouponPicture } from './draw-coupon.ts';
import styles from './passing.module.css';
import { pictureFile, saveFile, sharesPictures } from './picture-file.ts';

function usePicture(coupon: Coupon): () => CouponPicture {
  const { t, language } = useTranslation(['coupon', 'passing']);
  const text = useBetText();
  const money = useMoneyText();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  const { brand } = useAppSelector(selectConfig);
  return () => ({
    brand,
    title: t('passing:picture_number', { number: coupon.id }),
    when: time.moment(coupon.placedAt, now),
    direction: languageOf(language).dir,
    legs: coupon.legs.map((leg) => ({
      pair: text.pair(leg),
      choice: `${text.market(leg)}: ${text.outcome(leg)}`,
      odds: text.price(leg, leg.coef),
    })),
    figures: [
      { name: t('stake'), value: money(coupon.amount, coupon.iso) },
      { name: t('could_win'), value: money(coupon.maxPayout, coupon.iso) },
    ],
  });
}

/** Saves the coupon as a picture, or passes it on where the device can (P-16). */
export function PictureButton({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useTranslation('passing');
  const picture = usePicture(coupon);
  const [outcome, setOutcome] = useState<'failed' | 'saved' | null>(null);
  const [isShared] = useState(sharesPictures);
  const press = async () => {
    setOutcome(null);
    try {
      const file = await pictureFile(picture(), coupon.id);
      if (isShared) await navigator.share({ files: [file] });
      else {
        saveFile(file);
        setOutcome('saved');
      }
    } catch (error) {
      // Closed without choosing is no failure.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setOutcome('failed');
    }
  };
  return (
    <>
      <Button kind="quiet" onClick={() => void press()}>
        {t(isShared ? 'picture_share' : 'picture')}
      </Button>
      <span className={outcome === 'failed' ? styles.problem : 'vh'} role="status">
        {outcome === null ? null : t(outcome === 'failed' ? 'picture_failed' : 'picture_saved')}
      </span>
    </>
  );
}
