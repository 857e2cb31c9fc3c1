import { useEffect, useRef, useState } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { signInAsked } from '#renderer/lib/ports/auth-port.ts';
import { selectCouponCount } from '#renderer/lib/ports/coupon-port.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Switch } from '#renderer/ui/switch.tsx';
import { needsOneClickConfirmation, withOneClick } from '#shared/domain/coupon/bet-slip-settings.ts';
import { usePreferences } from '../settings/use-preferences.ts';
import { couponCleared } from '../slice.ts';
import styles from './one-click.module.css';

interface QuestionProps {
  readonly bets: number;
  readonly onConfirm: () => void;
  readonly onUndo: () => void;
}

function ClearQuestion({ bets, onConfirm, onUndo }: QuestionProps) {
  const { t } = useTranslation('bet-slip');
  const confirm = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    confirm.current?.focus();
  }, []);
  return (
    <div className={styles.question} role="alert">
      <p>{t('one_click_question', { count: bets })}</p>
      <div className={styles.answers}>
        <Button ref={confirm} kind="primary" onClick={onConfirm}>
          {t('one_click_enable')}
        </Button>
        <Button onClick={onUndo}>{t('one_click_undo')}</Button>
      </div>
    </div>
  );
}

/** Turns one-click betting on and off. With bets in the coupon it asks first, for they leave it (betting §4). */
export function OneClickSwitch() {
  const { t } = useTranslation('bet-slip');
  const dispatch = useAppDispatch();
  const player = useAppSelector(selectPlayer);
  const bets = useAppSelector(selectCouponCount);
  const [{ isActiveOneClick }, change] = usePreferences();
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const end = (isConfirmed: boolean) => {
    setAsking(false);
    if (isConfirmed) {
      dispatch(couponCleared());
      change((now) => withOneClick(now, true));
    }
    place.current?.querySelector('button')?.focus();
  };
  const toggle = (isOn: boolean) => {
    if (!isOn) {
      setAsking(false);
      return change((now) => withOneClick(now, false));
    }
    if (!player) return dispatch(signInAsked({ reason: 'place' }));
    if (needsOneClickConfirmation(bets)) return setAsking(true);
    return change((now) => withOneClick(now, true));
  };
  return (
    <div ref={place} className={styles.switch}>
      <Switch label={t('one_click_on')} hint={t('one_click_hint')} checked={isActiveOneClick} onChange={toggle} />
      {isAsking && bets > 0 ? (
        <ClearQuestion bets={bets} onConfirm={() => end(true)} onUndo={() => end(false)} />
      ) : null}
    </div>
  );
}
