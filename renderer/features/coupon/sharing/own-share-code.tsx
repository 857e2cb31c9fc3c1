import { useEffect, useRef } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import styles from '../tools/coupon-tools.module.css';
import { useShareCouponMutation } from '../tools/coupon-tools-api.ts';
import { CopyButton } from './copy-button.tsx';
import { ShareButton } from './share-button.tsx';

/** What is kept of the coupon under a code: its bets and how they are joined. */
function useShared() {
  const { bets, typeId, systemValue } = useAppSelector(({ coupon }) => coupon);
  // A bet builder is known by its members, which a code does not keep.
  const plain = bets.filter(({ members }) => members === undefined);
  const body = {
    typeId,
    systemValue,
    bets: plain.map(({ selectionId, banker, blockId }) => ({
      selectionId,
      ...(banker && typeId === COUPON_TYPE.system ? { banker } : {}),
      ...(blockId === undefined ? {} : { blockId }),
    })),
  };
  return { body, bets, hasBuilders: plain.length < bets.length, key: JSON.stringify(body) };
}

/** The code of the coupon as it is now; another coupon has another one. */
export function OwnShareCode() {
  const { t } = useTranslation(['coupon-tools', 'errors']);
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  const { body, bets, hasBuilders, key } = useShared();
  const [share, { data, error, isLoading }] = useShareCouponMutation();
  const asked = useRef('');
  useEffect(() => {
    if (asked.current === key || body.bets.length === 0) return;
    asked.current = key;
    void share({ body });
  });
  if (error) {
    return (
      <div className={styles.panel} role="alert">
        <p>{t(`errors:${errorTextKey(toCallError(error))}`)}</p>
        <Button onClick={() => void share({ body })}>{t('again')}</Button>
      </div>
    );
  }
  const code = data && !isLoading ? `${data.code.slice(0, 4)}-${data.code.slice(4)}` : null;
  return (
    <div className={styles.panel} role="status">
      {hasBuilders ? (
        <p className={styles.note}>
          {t('no_builders')} {body.bets.length === 0 ? <ShareButton bets={bets} /> : null}
        </p>
      ) : null}
      {body.bets.length === 0 ? null : code && data ? (
        <>
          <p className={styles.code}>
            <bdi dir="ltr">{code}</bdi>
            <CopyButton icon="copy" label={t('copy_code')} done={t('code_copied')} text={code} />
            <ShareButton bets={bets} />
          </p>
          <p className={styles.note}>{t('code_until', { time: text.moment(data.endsAt, now) })}</p>
        </>
      ) : (
        <p>{t('code_coming')}</p>
      )}
    </div>
  );
}
