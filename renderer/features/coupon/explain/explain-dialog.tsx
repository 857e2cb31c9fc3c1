import { useMemo } from 'react';
import { PromoStep } from '#renderer/lib/coupon-explanation/bonus-steps.tsx';
import { LineList } from '#renderer/lib/coupon-explanation/line-list.tsx';
import { ReviewAndAdvanceSteps } from '#renderer/lib/coupon-explanation/review-and-advance-steps.tsx';
import { lineCountIn, useStepTexts } from '#renderer/lib/coupon-explanation/step-text.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Link } from '#renderer/lib/routing/link.tsx';
import { Dialog } from '#renderer/ui/dialog.tsx';
import { explainCoupon } from '#shared/domain/coupon/explain.ts';
import { COUPON_TYPE, type EngineCoupon } from '#shared/domain/coupon/types.ts';
import { paths } from '#shared/domain/routing/paths.ts';
import type { BetSlipModel } from '../bet-slip/bet-slip-model.ts';
import { calculatorQuery } from '../calculator/calculator-link.ts';
import { calculatorOf } from '../calculator/calculator-of.ts';
import { taxOfDraft } from '../settings/tax-figures.tsx';
import styles from './explain.module.css';
import { PayoutPlot } from './payout-plot.tsx';
import { WhatIf } from './what-if.tsx';

export interface ExplainDialogProps {
  readonly model: BetSlipModel;
  /** Engine form of the model's coupon. */
  readonly engine: EngineCoupon;
  readonly onClose: () => void;
}

const calculatorLink = (language: string, engine: EngineCoupon, iso: string) =>
  `${paths.to('information/betting-calculator', language)}${calculatorQuery(calculatorOf(engine, iso))}`;

/** Shows step by step how the possible win is calculated, at current prices. */
function Arithmetic({ model, engine }: Omit<ExplainDialogProps, 'onClose'>) {
  const { t } = useTranslation('coupon-types');
  const explanation = useMemo(() => explainCoupon(engine, model.rules), [engine, model.rules]);
  const promoCode = model.bonuses.promo?.code ?? null;
  const coupon = useMemo(() => ({ ...engine, iso: model.iso, promoCode }), [engine, model.iso, promoCode]);
  const steps = useStepTexts(coupon, explanation);
  const lines = lineCountIn(explanation);
  return (
    <>
      <section className={styles.section}>
        <h3>{t('explain_steps')}</h3>
        <ul className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
          <PromoStep coupon={coupon} />
          <ReviewAndAdvanceSteps
            coupon={{ ...coupon, taxed: taxOfDraft(model), advance: model.reviewAndAdvance.advance ?? undefined }}
          />
        </ul>
      </section>
      {lines > 1 ? <LineList coupon={coupon} explanation={explanation} count={lines} /> : null}
    </>
  );
}

/** Explains the coupon and what it would pay with any of its bets won, lost or returned. */
export function ExplainDialog({ model, engine, onClose }: ExplainDialogProps) {
  const { t, language } = useTranslation(['coupon-types', 'common']);
  const name = t(`name_${model.placedTypeId}`);
  return (
    <Dialog title={t('explain_title', { type: name })} closeLabel={t('common:close')} wide padded onClose={onClose}>
      <div className={styles.explanation}>
        <WhatIf model={model} engine={engine} />
        {model.placedTypeId === COUPON_TYPE.manySingles ? null : <PayoutPlot engine={engine} model={model} />}
        <Arithmetic model={model} engine={engine} />
        <Link className={styles.open} to={calculatorLink(language, engine, model.iso)} onClick={onClose}>
          {t('explain_calculator')}
        </Link>
      </div>
    </Dialog>
  );
}
