import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useBonusLines } from '#renderer/lib/text/use-bonus-lines.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { languageOf } from '#shared/domain/languages.ts';
import styles from '../tools/coupon-tools.module.css';
import type { CouponPicture } from './draw-coupon.ts';
import { pictureFile, saveFile, sharesPictures } from './picture-file.ts';

const { lobbyBlockId } = DEFAULT_COUPON_RULES;
const ONE_COEF: ReadonlySet<number> = new Set([COUPON_TYPE.single, COUPON_TYPE.express]);

/** Returns a function that names the block of a bet; '' where the type has no blocks. */
function useBlockText({ typeId }: Coupon): (blockId: number) => string {
  const { t } = useTranslation('coupon-types');
  if (typeId !== COUPON_TYPE.multi && typeId !== COUPON_TYPE.condition) return () => '';
  return (block) => `${block === lobbyBlockId ? t('block_lobby') : t('block_name', { block })} · `;
}

function usePicture(coupon: Coupon): () => CouponPicture {
  const { t, language } = useTranslation(['coupon', 'coupon-tools', 'history']);
  const blockText = useBlockText(coupon);
  const bonusLines = useBonusLines(coupon);
  const text = useBetText();
  const money = useMoneyText();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  const { brand } = useAppSelector(selectConfig);
  return () => ({
    brand,
    title: `${t(`history:type_${coupon.typeId}`)} · ${t('coupon-tools:picture_number', { number: coupon.id })}`,
    when: time.moment(coupon.placedAt, now),
    direction: languageOf(language).dir,
    legs: coupon.legs.map((leg) => ({
      pair: text.pair(leg),
      choice: `${blockText(leg.blockId)}${text.market(leg)}: ${text.outcome(leg)}`,
      odds: text.price(leg, leg.coef),
    })),
    figures: [
      ...(ONE_COEF.has(coupon.typeId) ? [{ name: t('total_odds'), value: text.total(coupon.coef) }] : []),
      ...bonusLines.map(({ name, value }) => ({ name, value })),
      { name: t('stake'), value: money(coupon.amount, coupon.iso) },
      { name: t('could_win'), value: money(coupon.maxPayout, coupon.iso) },
    ],
  });
}

/** Saves the coupon as a picture, or shares it where the device can (P-16). */
export function PictureButton({ coupon }: { readonly coupon: Coupon }) {
  const { t } = useTranslation('coupon-tools');
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
      // Closing the share sheet is not a failure.
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
