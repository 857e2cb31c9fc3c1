import { type FormEvent, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { moneyLocale } from '#renderer/lib/text/money-locale.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { Button } from '#renderer/ui/button.tsx';
import type { CashierAnswer, CashierMethod, DepositRequest } from '#shared/contracts/cashier.ts';
import { offeredAmounts, paymentFee } from '#shared/domain/cashier/payment-methods.ts';
import { AmountField } from '../amount-field.tsx';
import styles from '../cashier.module.css';
import { readPaymentAmount } from '../payment-amount.ts';
import { PaymentSums } from '../payment-sums.tsx';
import { Tiles } from '../tiles.tsx';
import { usePaymentText } from '../use-payment-text.ts';
import { asksForLimit, LimitPrompt } from './limit-prompt.tsx';

interface DepositFormProps {
  readonly cashier: CashierAnswer;
  /** An order is under way: it is decided before another one begins. */
  readonly isBusy: boolean;
  readonly onDeposit: (body: DepositRequest) => void;
}

function useDepositForm({ cashier, onDeposit }: DepositFormProps) {
  const { language } = useTranslation();
  const { accountId, iso, deposit } = cashier;
  const [chosenId, choose] = useState<string | null>(null);
  const [text, setText] = useState('');
  const [isTried, setTried] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const method = deposit.methods.find(({ id }) => id === chosenId) ?? deposit.methods[0];
  const read = method ? readPaymentAmount(text, { ...method, iso, locale: moneyLocale(language) }) : null;
  const send = () => {
    if (method && read?.amount) onDeposit({ accountId, iso, methodId: method.id, amount: read.amount });
  };
  return {
    ...{ method, read, text, isTried, isAsking, choose },
    write: (next: string) => {
      setText(next);
      setAsking(false);
    },
    send,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setTried(true);
      if (!read?.amount) return;
      if (asksForLimit(cashier)) setAsking(true);
      else send();
    },
  };
}

/** Says what the account gets, what it costs and what is paid, before the press. */
function DepositSums({ method, amount, iso }: { method: CashierMethod; amount: number; iso: string }) {
  const { t } = useTranslation('cashier');
  const fee = paymentFee(method, amount);
  return (
    <PaymentSums
      iso={iso}
      sums={[
        { name: t('sum_credited'), amount },
        { name: t('sum_fee'), amount: fee },
        { name: t('sum_pay'), amount: amount + fee },
      ]}
    />
  );
}

/** Chooses how to pay and how much, with fee and total before the press. */
export function DepositForm(props: DepositFormProps) {
  const { cashier, isBusy } = props;
  const { iso, deposit } = cashier;
  const { t } = useTranslation('cashier');
  const money = useMoneyText();
  const payment = usePaymentText();
  const { method, read, text, isTried, isAsking, choose, write, send, submit } = useDepositForm(props);
  if (!method || !read) return null;
  const problem = text.trim() === '' && !isTried ? null : read.problem;
  return (
    <form className={styles.stack} noValidate onSubmit={submit}>
      <Tiles
        legend={t('method_label')}
        tiles={deposit.methods.map((one) => ({
          id: one.id,
          kind: one.kind,
          name: payment.method(one),
          note: payment.terms(one, iso),
        }))}
        chosenId={method.id}
        onChoose={choose}
      />
      <AmountField
        {...{ iso, text, problem }}
        offered={offeredAmounts(method, iso).map((amount) => ({ amount }))}
        bounds={method}
        onText={write}
      />
      {read.amount === null ? null : <DepositSums method={method} amount={read.amount} iso={iso} />}
      {isAsking ? (
        <LimitPrompt isBusy={isBusy} onWithout={send} />
      ) : (
        <div>
          <Button type="submit" kind="primary" disabled={isBusy} aria-busy={isBusy}>
            {read.amount === null ? t('deposit') : t('deposit_amount', { amount: money(read.amount, iso) })}
          </Button>
        </div>
      )}
    </form>
  );
}
