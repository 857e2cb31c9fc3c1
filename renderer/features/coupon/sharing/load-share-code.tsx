import { type FormEvent, useEffect, useRef, useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { noticeBoard } from '#renderer/lib/notices/notice-board.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useGameText } from '#renderer/lib/text/use-game-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Segmented } from '#renderer/ui/segmented.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { SharedCouponAnswer } from '#shared/contracts/house-coupons.ts';
import { couponFilled } from '../slice.ts';
import styles from '../tools/coupon-tools.module.css';
import { useLoadCouponMutation } from '../tools/coupon-tools-api.ts';
import { filledCoupon } from '../tools/filled-coupon.ts';
import { type JoinedCoupon, joinedCoupon } from './joined-coupon.ts';

const CODE_LENGTH = 8;

/** What became of the bets of a code, in words: those that could not be taken are named. */
function useLoadedText(): (answer: SharedCouponAnswer, joined: Pick<JoinedCoupon, 'isFull' | 'taken'>) => string {
  const { t } = useTranslation('coupon-tools');
  const { pair } = useGameText();
  return ({ moved, lost, unknown }, { taken, isFull }) =>
    [
      taken > 0 ? t('loaded', { count: taken }) : '',
      taken > 0 && moved > 0 ? t('moved', { count: moved }) : '',
      isFull ? t('loaded_full') : '',
      lost.length > 0 ? t('lost', { count: lost.length, games: lost.map(pair).join(', ') }) : '',
      unknown > 0 ? t('lost_unknown', { count: unknown }) : '',
    ]
      .filter(Boolean)
      .join(' ');
}

type Mode = 'join' | 'replace';

/** Whether the bets of the code join those that are there. */
function ModeChoice({ mode, onChange }: { readonly mode: Mode; readonly onChange: (mode: Mode) => void }) {
  const { t } = useTranslation('coupon-tools');
  const options = (['replace', 'join'] as const).map((value) => ({ value, label: t(`mode_${value}`) }));
  return <Segmented label={t('mode')} value={mode} options={options} onChange={onChange} />;
}

/** A field for a code that somebody has passed on. */
export function LoadShareCode({ onDone }: { readonly onDone: () => void }) {
  const { t } = useTranslation(['coupon-tools', 'errors']);
  const dispatch = useAppDispatch();
  const coupon = useAppSelector((state) => state.coupon);
  const hasBets = coupon.bets.length > 0;
  const [mode, setMode] = useState<Mode>('replace');
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
    const joined =
      hasBets && mode === 'join'
        ? joinedCoupon(coupon, answer.data)
        : { fields: filledCoupon(legs, typeId, systemValue), taken: legs.length, isFull: false };
    if (legs.length > 0 && joined.taken === 0) return fail(t(joined.isFull ? 'loaded_full' : 'all_known'));
    const words = say(answer.data, joined);
    if (joined.taken === 0) return fail(words);
    dispatch(couponFilled(joined.fields));
    noticeBoard.post({ priority: 1, kind: 'default', text: { words } });
    onDone();
  };
  return (
    <form className={styles.panel} onSubmit={(event) => void submit(event)} noValidate>
      <TextField
        ref={field}
        label={t('code')}
        hint={t('code_hint')}
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
      {hasBets ? <ModeChoice mode={mode} onChange={setMode} /> : null}
      <Button type="submit" kind="primary" wide disabled={isLoading}>
        {t('load')}
      </Button>
    </form>
  );
}
