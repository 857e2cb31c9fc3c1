import { Popover } from 'radix-ui';
import { useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useBetText } from '#renderer/lib/text/use-bet-text.ts';
import { useDecimalMark } from '#renderer/lib/text/use-decimal-mark.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Switch } from '#renderer/ui/switch.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import { useEscape } from '#renderer/ui/use-escape.ts';
import { withDropOnScoreChange, withExactCoef } from '#shared/domain/coupon/bet-slip-settings.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';
import { shownTotalOdds } from '#shared/domain/odds/format-odds.ts';
import { type OddsError, parseOdds } from '#shared/domain/odds/parse-odds.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { mayAwaitOdds } from '../review-and-advance/review-and-advance.ts';
import { usePreferences } from '../settings/use-preferences.ts';
import styles from './wanted-odds.module.css';

interface FormProps {
  readonly current: number | null;
  readonly onDone: () => void;
}

/** Form for the wanted odds in the player's format, and for cancelling the bet when the score changes. */
function WantedForm({ current, onDone }: FormProps) {
  const { t } = useTranslation('bet-slip');
  const text = useBetText();
  const { coefViewId } = useAppSelector(selectDisplay);
  const decimalMark = useDecimalMark();
  const [preferences, change] = usePreferences();
  const { exactCoef, isDropOnScoreChange } = preferences;
  // The odds of the coupon are offered as they are shown, so that the odds to wait for are never above those on screen.
  const start = exactCoef > 0 || current === null ? exactCoef || null : shownTotalOdds(current);
  const [typed, setTyped] = useState(start === null ? '' : text.coef(start));
  const [isDrop, setDrop] = useState(isDropOnScoreChange);
  const [error, setError] = useState<OddsError | null>(null);
  const set = () => {
    const parsed = parseOdds(typed, coefViewId, { decimalMark });
    if (!parsed.ok) return setError(parsed.error);
    // Displayed odds may be rounded, so an untouched field keeps its exact value.
    const coef = start !== null && typed === text.coef(start) ? start : parsed.coef;
    change((now) => withDropOnScoreChange(withExactCoef(now, coef), isDrop));
    return onDone();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        set();
      }}
    >
      <TextField
        label={t('wanted_label')}
        value={typed}
        inputMode="text"
        error={error ? t(`wanted_${error.replaceAll('-', '_')}`) : undefined}
        onChange={(next) => {
          setTyped(next);
          setError(null);
        }}
      />
      <Switch label={t('score_switch')} hint={t('score_switch_hint')} checked={isDrop} onChange={setDrop} />
      <div className={styles.actions}>
        <Button type="submit" kind="primary">
          {t('wanted_set')}
        </Button>
        {exactCoef > 0 ? (
          <Button
            onClick={() => {
              change((now) => withExactCoef(now, 0));
              onDone();
            }}
          >
            {t('wanted_off')}
          </Button>
        ) : null}
      </div>
    </form>
  );
}

function WantedPanel({ current, onClose }: { readonly current: number | null; readonly onClose: () => void }) {
  const { t } = useTranslation('bet-slip');
  const onEscape = useEscape(onClose);
  return (
    <Popover.Content
      className={styles.popover}
      side="top"
      align="end"
      sideOffset={6}
      collisionPadding={12}
      aria-label={t('wanted_row')}
      onEscapeKeyDown={onEscape}
    >
      <WantedForm current={current} onDone={onClose} />
    </Popover.Content>
  );
}

/** Shows next to the odds the wanted odds below which the coupon is not placed (coupon mathematics §8.2). */
export function WantedOdds({ model }: { readonly model: BetSlipModel }) {
  const { t } = useTranslation('bet-slip');
  const text = useBetText();
  const [isOpen, setOpen] = useState(false);
  const isWantedOddsAllowed = useAppSelector(selectConfig).coupon.isWantedOddsAllowed && mayAwaitOdds(model);
  const [{ exactCoef, isDropOnScoreChange }] = usePreferences();
  const coef = model.preview?.coef ?? null;
  if (model.typeId === COUPON_TYPE.manySingles) return null;
  const isBelow = exactCoef > 0 && coef !== null && coef < exactCoef;
  return (
    <div>
      <div className={styles.row}>
        <span>{t('wanted_row')}</span>
        <Popover.Root modal open={isOpen} onOpenChange={setOpen}>
          <Popover.Trigger asChild>
            <Button className={styles.value}>
              {exactCoef > 0 ? t('wanted_value', { odds: text.coef(exactCoef) }) : t('wanted_any')}
            </Button>
          </Popover.Trigger>
          <Popover.Portal>
            <WantedPanel current={coef} onClose={() => setOpen(false)} />
          </Popover.Portal>
        </Popover.Root>
      </div>
      {isBelow ? (
        <p className={styles.note} role="status">
          {t(isWantedOddsAllowed ? 'wanted_waits' : 'wanted_refused', { odds: text.coef(exactCoef) })}
        </p>
      ) : null}
      {isDropOnScoreChange ? <p className={styles.note}>{t('score_switch_on')}</p> : null}
    </div>
  );
}
