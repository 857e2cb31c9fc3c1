import { useId, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import { Bone } from '#renderer/ui/skeleton.tsx';
import styles from './options-bar.module.css';
import { usePolicyText } from './policy-keys.ts';
import type { BetSlipState } from './use-bet-slip.ts';

const OptionsPart = lazyPart<{ readonly slip: BetSlipState }>({
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

/** Opens what is rarely changed about a bet. It opens automatically where an option is in use, until the player closes it. */
export function OptionsBar({ slip }: { readonly slip: BetSlipState }) {
  const { t } = useTranslation('coupon');
  const policy = usePolicyText();
  const [chosen, setChosen] = useState<boolean | null>(null);
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
          <OptionsPart slip={slip} />
        </section>
      ) : null}
    </>
  );
}
