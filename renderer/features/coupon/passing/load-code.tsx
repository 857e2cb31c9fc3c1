import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { SharedCouponAnswer } from '#shared/contracts/house-coupons.ts';
import { couponFilled } from '../slice.ts';
import { useLoadCouponMutation } from './api.ts';
import { filledCoupon } from './filled-coupon.ts';
import styles from './passing.module.css';

const CODE_LENGTH = 8;

/** What became of the bets of a code, in words: those that could not be taken are named. */
function useLoadedText(): (answer: SharedCouponAnswer) => string {
  const { t } = useTranslation('passing');
  const { pair } = useGameText();
  return ({ legs, lost, unknown }) =>
    [
      legs.length > 0 ? t('loaded', { count: legs.length }) : '',
      lost.length > 0 ? t('lost', { count: lost.length, games: lost.map(pair).join(', ') }) : '',
      unknown > 0 ? t('lost_unknown', { count: unknown }) : '',
    ]
      .filter(Boolean)
      .join(' ');
}

/** A field for a code that somebody has passed on. */
export function LoadCode({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation(['passing', 'errors']);
  const dispatch = useAppDispatch();
  const hasBets = useAppSelector(({ coupon }) => coupon.bets.length > 0);
  const say = useLoadedText();
  const [load, { isLoading }] = useLoadCouponMutation();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  const fail = (words: string) => {
    setError(words);
    field.current?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (code.replace(/[\s-]/g, '').length !== CODE_LENGTH) return fail(t('code_wrong'));
    const answer = await load({ params: { code: code.trim() } });
    if (answer.error) return fail(t(`errors:${errorTextKey(toCallError(answer.error))}`));
    const { legs, typeId, systemValue } = answer.data;
    if (legs.length === 0) return fail(say(answer.data));
    dispatch(couponFilled(filledCoupon(legs, typeId, systemValue)));
    noticeBoard.post({ priority: 1, kind: 'default', text: { words: say(answer.data) } });
    onDone();
  };
  return (
    <form className={styles.panel} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        ref={field}
        label={t('code')}
        hint={hasBets ? t('replaces') : t('code_hint')}
        error={error}
        value={code}
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
        onChange={(text) => {
          setCode(text);
          setError(undefined);
        }}
      />
      <p className="vh" role="alert">
        {error}
      </p>
      <Button type="submit" kind="primary" wide disabled={isLoading}>
        {t('load')}
      </Button>
    </form>
  );
}
