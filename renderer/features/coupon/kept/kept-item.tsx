import { type FormEvent, useState } from 'react';
import { selectActiveAccount } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#renderer/lib/store/store-hooks.ts';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import { useCouponLimitsQuery } from '../api.ts';
import { useLegText } from '../bet-slip/use-leg-text.ts';
import { limitsBody } from '../bet-slip/use-limits.ts';
import { couponFilled } from '../slice.ts';
import styles from './kept-coupons.module.css';
import { joinedWith, KEPT_NAME_MAX, type KeptCoupon, keptName, replacedBy } from './kept-coupons.ts';
import { keptNow } from './kept-odds.ts';

interface KeptItemProps {
  readonly coupon: KeptCoupon;
  /** Called after the coupon was loaded. */
  readonly onDone: () => void;
  readonly onRename: (name: string) => void;
  readonly onRemove: () => void;
}

function Rename({ coupon, onName }: { readonly coupon: KeptCoupon; readonly onName: (name: string) => void }) {
  const { t } = useTranslation('coupon-tools');
  const [text, setText] = useState(coupon.name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onName(keptName(text) || coupon.name);
  };
  return (
    <form className={styles.rename} noValidate onSubmit={submit}>
      <TextField
        label={t('kept_name')}
        value={text}
        autoComplete="off"
        autoFocus
        maxLength={KEPT_NAME_MAX}
        onChange={setText}
      />
      <Button type="submit">{t('kept_name_save')}</Button>
    </form>
  );
}

/** Says how many bets a kept coupon has, what it pays now, and how many of its bets have ended. */
function Now({ coupon: { fields } }: { readonly coupon: KeptCoupon }) {
  const { t } = useTranslation('coupon-tools');
  const text = useLegText();
  const iso = useAppSelector((state) => selectActiveAccount(state)?.iso ?? selectConfig(state).defaultCurrency);
  const { data } = useCouponLimitsQuery({ body: limitsBody(fields, iso) }, { skip: fields.bets.length === 0 });
  const now = data ? keptNow(fields, data.prices) : null;
  return (
    <p className={styles.now}>
      <span>{t('kept_count', { count: fields.bets.length + fields.offBets.length })}</span>
      {now && now.coef !== null ? <span>{t('kept_odds', { odds: text.total(now.coef) })}</span> : null}
      {now && now.ended > 0 ? <b className={styles.ended}>{t('kept_ended', { count: now.ended })}</b> : null}
    </p>
  );
}

/** Shows a kept coupon, with the buttons that load, add, rename and delete it. */
export function KeptItem({ coupon, onDone, onRename, onRemove }: KeptItemProps) {
  const { t } = useTranslation('coupon-tools');
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const hasBets = useAppSelector((state) => state.coupon.bets.length > 0);
  const [isRenamed, setRenamed] = useState(false);
  const { name } = coupon;
  const load = () => {
    dispatch(couponFilled(replacedBy(coupon)));
    onDone();
  };
  const add = () => {
    dispatch(couponFilled(joinedWith(store.getState().coupon, coupon)));
    onDone();
  };
  return (
    <li className={styles.item}>
      {isRenamed ? (
        <Rename
          coupon={coupon}
          onName={(given) => {
            if (given !== name) onRename(given);
            setRenamed(false);
          }}
        />
      ) : (
        <b className={styles.name}>
          <bdi>{name}</bdi>
        </b>
      )}
      <Now coupon={coupon} />
      <div className={styles.actions}>
        <Button aria-label={`${t('load')}: ${name}`} onClick={load}>
          {t('load')}
        </Button>
        {hasBets ? (
          <Button kind="quiet" aria-label={`${t('kept_add')}: ${name}`} onClick={add}>
            {t('kept_add')}
          </Button>
        ) : null}
        <span className={styles.space} />
        <IconButton icon="pencil" size={16} label={t('kept_rename', { name })} onClick={() => setRenamed(!isRenamed)} />
        <IconButton icon="bin" size={16} label={t('kept_delete', { name })} onClick={onRemove} />
      </div>
    </li>
  );
}
