import { type FormEvent, useEffect, useRef, useState } from 'react';
import { usePromoCodesQuery } from '#renderer/lib/api/promo-codes-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { PromoCode } from '#shared/contracts/coupon-promo.ts';
import { useLegText } from '../bet-slip/use-leg-text.ts';
import styles from './bonuses.module.css';
import { useCheckPromoMutation } from './promo-api.ts';

const CODE = /^[A-Z0-9-]{3,40}$/;

interface ChoiceProps {
  readonly onChosen: (code: PromoCode) => void;
}

/** Returns a function that summarises the conditions of a code. */
function useConditions(): (code: PromoCode) => string {
  const { t } = useTranslation('coupon-bonuses');
  const text = useLegText();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  return ({ minLegs, minCoef, expiresAt }) =>
    [
      minLegs === null ? null : t('promo_from_legs', { count: minLegs }),
      minCoef === null ? null : t('promo_from_coef', { coef: text.coef(minCoef) }),
      expiresAt === null ? null : t('promo_until', { time: time.moment(expiresAt, now) }),
    ]
      .filter((part) => part !== null)
      .join(' · ');
}

/** Lists the player's free bets. */
function OwnedCodes({ onChosen }: ChoiceProps) {
  const { t } = useTranslation('coupon-bonuses');
  const money = useMoneyText();
  const conditions = useConditions();
  const { data } = usePromoCodesQuery(undefined, { refetchOnMountOrArgChange: true });
  const codes = data?.promoCodes ?? [];
  if (codes.length === 0) return null;
  return (
    <div>
      <h3 className={styles.promoHeading}>{t('promo_owned')}</h3>
      <ul className={styles.codes}>
        {codes.map((promo) => (
          <li key={promo.code}>
            <button type="button" className={styles.code} onClick={() => onChosen(promo)}>
              <span className="vh">{t('promo_use', { code: promo.code, value: money(promo.value, promo.iso) })}</span>
              <bdi aria-hidden="true" dir="ltr">
                {promo.code}
              </bdi>
              <b aria-hidden="true">{money(promo.value, promo.iso)}</b>
              <small>{conditions(promo)}</small>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Checks a typed code and returns its free bet, or why it is not valid. */
function useTypedCode({ onChosen }: ChoiceProps) {
  const { t } = useTranslation('coupon-bonuses');
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [check, { isLoading }] = useCheckPromoMutation();

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (isLoading) return;
    const code = text.trim().toUpperCase();
    if (!CODE.test(code)) return setError(t('promo_format'));
    const { data } = await check({ body: { code } });
    if (!data) return setError(t('promo_failed'));
    if (data.status === 'usable') return onChosen(data.promoCode);
    setError(t(`promo_reason_${data.reason}`));
  }

  function change(next: string): void {
    setText(next);
    setError(undefined);
  }
  return { text, error, isLoading, submit, change };
}

/** Chooses the code that pays: one of the player's own, or a typed one. */
export function PromoChoice({ onChosen, takesFocus }: ChoiceProps & { readonly takesFocus: boolean }) {
  const { t } = useTranslation('coupon-bonuses');
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (takesFocus) field.current?.focus();
  }, [takesFocus]);
  const { text, error, isLoading, submit, change } = useTypedCode({ onChosen });
  return (
    <div className={styles.promo}>
      <OwnedCodes onChosen={onChosen} />
      <form className={styles.typed} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          ref={field}
          label={t('promo_code')}
          name="promo-code"
          autoComplete="off"
          spellCheck={false}
          maxLength={60}
          error={error}
          value={text}
          onChange={change}
        />
        <Button type="submit" aria-busy={isLoading}>
          {t('promo_apply')}
        </Button>
      </form>
    </div>
  );
}
