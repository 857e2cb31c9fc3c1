import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { useEscape } from '#renderer/ui/use-escape.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { useReasonText } from '../bet-slip/problem-text.ts';
import { typeChosen } from '../slice.ts';
import { FURTHER_TYPES } from './block-types.ts';
import styles from './more-types.module.css';
import { type TypeOption, typeOptions } from './type-options.ts';

interface OptionProps {
  readonly option: TypeOption;
  readonly model: BetSlipModel;
  readonly onChosen: () => void;
}

/** Shows one type: its explanation, or why it is not available for these bets. */
function TypeChoice({ option, model, onChosen }: OptionProps) {
  const { t } = useTranslation('coupon-types');
  const dispatch = useAppDispatch();
  const reason = useReasonText(model.iso);
  const id = useId();
  const { typeId, problem } = option;
  const choose = () => {
    dispatch(typeChosen(typeId));
    onChosen();
  };
  return (
    <li>
      <button
        type="button"
        className={styles.option}
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-about`}
        aria-pressed={typeId === model.typeId}
        aria-disabled={problem ? true : undefined}
        onClick={problem ? undefined : choose}
      >
        <b id={`${id}-name`}>{t(`name_${typeId}`)}</b>
        <span id={`${id}-about`} className={problem ? styles.problem : undefined}>
          {problem ? reason({ code: 'TYPE_UNAVAILABLE', data: problem }).what : t(`about_${typeId}`)}
        </span>
      </button>
    </li>
  );
}

/** Shows the further types behind one button, which names the chosen one. */
export function MoreTypes({ model }: { readonly model: BetSlipModel }) {
  const { t } = useTranslation('coupon-types');
  const { offeredTypes } = useAppSelector(selectConfig).coupon;
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const id = useId();
  const options = typeOptions(FURTHER_TYPES, model, offeredTypes);
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  // In a sheet, Radix takes the key before the list can.
  useEscape(close, isOpen);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !isOpen) return;
    event.stopPropagation();
    close();
  };
  const isCurrent = options.some(({ typeId }) => typeId === model.typeId);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from anywhere in it
    <div className={styles.more} onKeyDown={onKeyDown}>
      <button
        ref={button}
        type="button"
        className={styles.button}
        data-current={isCurrent ? '' : undefined}
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{isCurrent ? t('more_current', { type: t(`name_${model.typeId}`) }) : t('more_types')}</span>
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
      </button>
      {isOpen ? (
        <ul id={`${id}-list`} className={styles.list} aria-label={t('more_types')}>
          {options.map((option) => (
            <TypeChoice key={option.typeId} option={option} model={model} onChosen={close} />
          ))}
        </ul>
      ) : null}
    </div>
  );
}
