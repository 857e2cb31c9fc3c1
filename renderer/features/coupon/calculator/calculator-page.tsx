import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { selectActiveAccount } from '#renderer/lib/api/session-api.ts';
import { CouponExplanation } from '#renderer/lib/coupon-explanation/coupon-explanation.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Card } from '#renderer/ui/card.tsx';
import { couponRulesOf, DEFAULT_COUPON_RULES } from '#shared/domain/coupon/coupon-rules.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import { CopyButton } from '../sharing/copy-button.tsx';
import styles from './calculator.module.css';
import { calculatorQuery, readCalculator } from './calculator-link.ts';
import {
  type CalculatorState,
  emptyCalculator,
  withEditedLeg,
  withLegAdded,
  withLegRemoved,
} from './calculator-state.ts';
import { evaluate } from './evaluate.ts';
import { LegEditor } from './leg-editor.tsx';
import { Outcome } from './outcome.tsx';
import { ShapeFields } from './shape-fields.tsx';
import { StakeFields } from './stake-fields.tsx';

interface PartProps {
  readonly state: CalculatorState;
  readonly onChange: (state: CalculatorState) => void;
}

function Bets({ state, onChange }: PartProps) {
  const { t } = useTranslation('calculator');
  const isFull = state.legs.length >= DEFAULT_COUPON_RULES.limits.maxLegs;
  return (
    <section className={styles.bets} aria-label={t('bets')}>
      <ol className={styles.legs}>
        {state.legs.map((leg, index) => (
          <LegEditor
            key={leg.key}
            leg={leg}
            index={index}
            state={state}
            onChange={(change) => onChange(withEditedLeg(state, leg.key, change))}
            onRemove={() => onChange(withLegRemoved(state, leg.key))}
          />
        ))}
      </ol>
      <Button wide disabled={isFull} onClick={() => onChange(withLegAdded(state))}>
        {t(isFull ? 'full' : 'add')}
      </Button>
    </section>
  );
}

function Head({ state, onReset }: { readonly state: CalculatorState; readonly onReset: () => void }) {
  const { t } = useTranslation('calculator');
  const language = useLanguage();
  const origin = useAppSelector(({ site }) => site.origin);
  return (
    <div className={styles.head}>
      <h1 className={styles.title}>{t('heading')}</h1>
      <CopyButton
        icon="share"
        label={t('share')}
        done={t('share_copied')}
        text={`${origin}${paths.to('information/betting-calculator', language)}${calculatorQuery(state)}`}
      />
      <Button kind="quiet" onClick={onReset}>
        {t('reset')}
      </Button>
      <p className={styles.lead}>{t('lead')}</p>
    </div>
  );
}

/**
 * Shows the calculator, which evaluates any type of coupon with the engine that places and settles coupons. The
 * address may hold a calculation.
 */
export function CalculatorPage() {
  const { search } = useLocation();
  return <Calculation key={search} />;
}

function Calculation() {
  const { t } = useTranslation('calculator');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const account = useAppSelector(selectActiveAccount);
  const config = useAppSelector(selectConfig);
  const iso = account?.iso ?? config.defaultCurrency;
  const [state, setState] = useState(() => readCalculator(search, iso));
  const rules = useMemo(() => couponRulesOf(config.coupon), [config.coupon]);
  const evaluation = useMemo(() => evaluate(state, rules), [state, rules]);
  const reset = () => {
    setState(emptyCalculator(iso));
    if (search !== '') void navigate(pathname, { replace: true });
  };
  return (
    <div className={styles.page}>
      <Head state={state} onReset={reset} />
      <Card className={styles.card}>
        <div className={styles.fields}>
          <ShapeFields state={state} onChange={setState} />
        </div>
        <Bets state={state} onChange={setState} />
        <div className={styles.result}>
          <div className={styles.stake}>
            <StakeFields state={state} onChange={setState} />
          </div>
          <Outcome state={state} evaluation={evaluation} />
        </div>
      </Card>
      {evaluation.figures ? (
        <Card className={styles.how}>
          <h2 className={styles.howTitle}>{t('how')}</h2>
          <CouponExplanation coupon={evaluation.figures.coupon} nameOf={(index) => t('bet', { number: index + 1 })} />
        </Card>
      ) : null}
    </div>
  );
}
