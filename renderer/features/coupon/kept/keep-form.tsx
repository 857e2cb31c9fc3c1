import { type FormEvent, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useAppSelector, useAppStore } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import { randomId } from '#shared/domain/ids/random-id.ts';
import { useLegText } from '../bet-slip/use-leg-text.ts';
import toolStyles from '../tools/coupon-tools.module.css';
import { KEPT_MAX, KEPT_NAME_MAX, type KeptCoupon, keptFields, keptName, withKept } from './kept-coupons.ts';

/** Characters for the number of the other bets. */
const COUNT_LENGTH = 4;

interface KeepFormProps {
  readonly kept: readonly KeptCoupon[];
  readonly userId: number | null;
  /** Called with the new list and what has happened in words. */
  readonly onKeep: (kept: readonly KeptCoupon[], words: string) => void;
}

/** Suggests a name: the first game, and the number of the other bets. */
function useSuggestedName(): string {
  const { t } = useTranslation('coupon-tools');
  const text = useLegText();
  const { bets, offBets } = useAppSelector(({ coupon }) => coupon);
  const [first, ...others] = [...bets, ...offBets.map(({ bet }) => bet)];
  if (!first) return '';
  const pair = text.pair(first);
  if (others.length === 0) return keptName(pair);
  return t('kept_suggested', { pair: keptName(pair.slice(0, KEPT_NAME_MAX - COUNT_LENGTH)), count: others.length });
}

/** Keeps the present coupon under a name. */
export function KeepForm({ kept, userId, onKeep }: KeepFormProps) {
  const { t } = useTranslation('coupon-tools');
  const store = useAppStore();
  const suggested = useSuggestedName();
  const [typed, setTyped] = useState<string | null>(null);
  const [isEmpty, setEmpty] = useState(false);
  const [saved, setSaved] = useState<string | null>(null);
  const name = keptName(typed ?? suggested);
  const coupon = (id: string): KeptCoupon => ({ id, name, owner: userId, fields: keptFields(store.getState().coupon) });
  const isReplaced = kept.some((one) => one.name === name && one.owner === userId);
  const isFull = kept.length >= KEPT_MAX && !isReplaced;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setEmpty(name === '');
    if (name === '' || isFull) return;
    onKeep(withKept(kept, coupon(randomId())), t('kept_saved', { name }));
    setSaved(name);
  };
  const problem = isFull ? t('kept_full', { max: KEPT_MAX }) : isEmpty ? t('kept_name_missing') : undefined;
  return (
    <form className={toolStyles.panelForm} noValidate onSubmit={submit}>
      <TextField
        label={t('kept_name')}
        hint={isReplaced ? t(name === saved ? 'kept_saved' : 'kept_replaces', { name }) : undefined}
        error={problem}
        value={typed ?? suggested}
        autoComplete="off"
        maxLength={KEPT_NAME_MAX}
        onChange={(text) => {
          setTyped(text);
          setEmpty(false);
        }}
      />
      <Button type="submit" wide>
        {t('kept_save')}
      </Button>
    </form>
  );
}
