import { type FormEvent, useState } from 'react';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import type { CashierAnswer, CashierMethod, PayoutTarget } from '#shared/contracts/cashier.ts';
import { closedLoopProblem, loopTargets } from '#shared/domain/cashier/closed-loop.ts';
import { paymentFee } from '#shared/domain/cashier/payment-methods.ts';
import { AmountField } from '../amount-field.tsx';
import styles from '../cashier.module.css';
import { readPaymentAmount } from '../payment-amount.ts';
import type { SentWithdrawal } from '../payment-orders.ts';
import { PaymentSums } from '../payment-sums.tsx';
import { usePaymentRefusalText } from '../use-payment-refusal-text.ts';
import { Targets } from './targets.tsx';

interface WithdrawalFormProps {
  readonly cashier: CashierAnswer;
  /** An order is under way: it is decided before another one begins. */
  readonly isBusy: boolean;
  readonly onWithdraw: (order: SentWithdrawal) => void;
}

/** Returns the sums of a withdrawal: what leaves the account, what it costs, and what arrives. */
function useSums(method: CashierMethod | undefined, amount: number | null) {
  const { t } = useTranslation('cashier');
  if (!method || amount === null) return [];
  const fee = paymentFee(method, amount);
  return [
    { name: t('sum_taken'), amount },
    { name: t('sum_fee'), amount: fee },
    { name: t('sum_arrives'), amount: amount - fee },
  ];
}

interface ConfirmProps {
  readonly iso: string;
  readonly amount: number;
  readonly label: string;
  readonly isBusy: boolean;
  readonly sums: ReturnType<typeof useSums>;
  readonly onConfirm: () => void;
  readonly onBack: () => void;
}

/** Says once more what happens, and that it cannot be taken back. */
export function ConfirmWithdrawal({ iso, amount, label, isBusy, sums, onConfirm, onBack }: ConfirmProps) {
  const { t } = useTranslation('cashier');
  const money = useMoneyText();
  return (
    <fieldset className={styles.stack} aria-label={t('confirm_title')}>
      <p>{t('confirm_what', { amount: money(amount, iso), target: label })}</p>
      <PaymentSums iso={iso} sums={sums} />
      <Notice kind="info" icon="info">
        {t('confirm_final')}
      </Notice>
      <div className={styles.buttons}>
        <Button kind="primary" disabled={isBusy} aria-busy={isBusy} onClick={onConfirm}>
          {t('withdraw_amount', { amount: money(amount, iso) })}
        </Button>
        <Button disabled={isBusy} onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </fieldset>
  );
}

function useWithdrawalForm({ cashier, onWithdraw }: WithdrawalFormProps) {
  const { language } = useTranslation();
  const { accountId, iso, available, withdrawal } = cashier;
  const [chosenId, setChosenId] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [isConfirming, setConfirming] = useState(false);
  const target: PayoutTarget | undefined =
    withdrawal.targets.find(({ id }) => id === chosenId) ?? withdrawal.targets[0];
  const method = withdrawal.methods.find(({ id }) => id === target?.methodId);
  const read = method ? readPaymentAmount(text, { ...method, iso, available, locale: moneyLocale(language) }) : null;
  const loop =
    target && read?.amount
      ? closedLoopProblem(loopTargets(withdrawal.targets, withdrawal.methods), target.id, read.amount)
      : null;
  return {
    ...{ target, method, read, loop, text, isTried, isConfirming, setConfirming, setText },
    choose: setChosenId,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setTried(true);
      if (read?.amount && !loop) setConfirming(true);
    },
    send: () => {
      if (!target || !read?.amount) return;
      onWithdraw({ body: { accountId, iso, targetId: target.id, amount: read.amount }, label: target.label });
    },
  };
}

/** Chooses where money goes and how much, and confirms it. */
export function WithdrawalForm(props: WithdrawalFormProps) {
  const { cashier, isBusy } = props;
  const { iso, available, withdrawal } = cashier;
  const { t } = useTranslation('cashier');
  const refusal = usePaymentRefusalText();
  const form = useWithdrawalForm(props);
  const { target, method, read, loop } = form;
  const sums = useSums(method, read?.amount ?? null);
  const place = useStepFocus(form.isConfirming);
  const isConfirming = form.isConfirming && target !== undefined && read?.amount !== null && read !== null;
  return (
    <div className={styles.stack} ref={place}>
      {isConfirming ? (
        <ConfirmWithdrawal
          {...{ iso, isBusy, sums }}
          amount={read.amount ?? 0}
          label={target.label}
          onConfirm={form.send}
          onBack={() => form.setConfirming(false)}
        />
      ) : (
        <>
          <Targets cashier={cashier} chosenId={target?.id ?? null} onChoose={form.choose} />
          {method && read ? (
            <form className={styles.stack} noValidate onSubmit={form.submit}>
              <AmountField
                iso={iso}
                text={form.text}
                problem={form.text.trim() === '' && !form.isTried ? null : read.problem}
                offered={available > 0 ? [{ amount: Math.min(available, method.max), name: t('amount_all') }] : []}
                bounds={method}
                onText={form.setText}
              />
              <PaymentSums iso={iso} sums={sums} />
              {loop ? (
                <Notice kind="warn" icon="info" announced>
                  {refusal({ reason: 'closed-loop', ...loop }, { iso, targets: withdrawal.targets })}
                </Notice>
              ) : null}
              <div>
                <Button type="submit" kind="primary">
                  {t('withdraw')}
                </Button>
              </div>
            </form>
          ) : null}
        </>
      )}
    </div>
  );
}
