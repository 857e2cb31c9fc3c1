import { useEffect, useEffectEvent, useId, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import { askAnswered } from '../slice.ts';
import styles from './options-bar.module.css';
import { usePolicyText } from './policy-keys.ts';
import type { BetSlipState } from './use-bet-slip.ts';

const OptionsPart = lazyPart<{ readonly slip: BetSlipState; readonly promoAsks: number }>({
  load: async () => (await import('./options.tsx')).Options,
  namespaces: ['coupon-bonuses', 'coupon-types', 'bet-slip'],
  fallback: <Bone kind="price" />,
});

/** Tells whether an option changes what the bet costs or pays, or could solve what prevents it. */
function hasOptionInUse({ coupon, model, account }: BetSlipState): boolean {
  const { choices } = coupon;
  if (model.bonuses.promo || choices.isVip || choices.isPrepaid) return true;
  const isShort = account !== null && model.total !== null && model.total > account.money;
  return isShort && model.reviewAndAdvance.mayAdvance;
}

/** Returns how often a page has asked for the field of a promo code; each time the options open. */
function usePromoAsks(open: () => void): number {
  const dispatch = useAppDispatch();
  const isAsked = useAppSelector(({ coupon }) => coupon.asked === 'promo');
  const [asks, setAsks] = useState(0);
  const answer = useEffectEvent(() => {
    open();
    setAsks((before) => before + 1);
    dispatch(askAnswered());
  });
  useEffect(() => {
    if (isAsked) answer();
  }, [isAsked]);
  return asks;
}

/** Opens what is rarely changed about a bet. It opens automatically where an option is in use, until the player closes it. */
export function OptionsBar({ slip }: { readonly slip: BetSlipState }) {
  const { t } = useTranslation('coupon');
  const policy = usePolicyText();
  const [chosen, setChosen] = useState<boolean | null>(null);
  const promoAsks = usePromoAsks(() => setChosen(true));
  const id = useId();
  const isOpen = chosen ?? hasOptionInUse(slip);
  return (
    <>
      <button
        type="button"
        className={styles.bar}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        data-options=""
        onClick={() => setChosen(!isOpen)}
      >
        <Icon name={isOpen ? 'chevron-up' : 'chevron-down'} size={14} />
        <span>{t('options')}</span>
        <span className={styles.now}>{policy(slip.model.action, slip.model.dropPercent)}</span>
      </button>
      {isOpen ? (
        <section id={id} className={styles.options} aria-label={t('options')}>
          <OptionsPart slip={slip} promoAsks={promoAsks} />
        </section>
      ) : null}
    </>
  );
}
