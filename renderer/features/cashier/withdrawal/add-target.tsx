import { type FormEvent, useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { Button } from '#renderer/ui/button.tsx';
import { Notice } from '#renderer/ui/notice.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import { TextField } from '#renderer/ui/text-field.tsx';
import type { CashierMethod, PayoutTarget, PayoutTargetAnswer } from '#shared/contracts/cashier.ts';
import type { PaymentMethodKind } from '#shared/domain/cashier/payment-methods.ts';
import { useAddPayoutTargetMutation } from '../api.ts';
import styles from '../cashier.module.css';
import { usePaymentText } from '../use-payment-text.ts';
import { targetNumberProblem } from './target-number.ts';

/** Kinds of methods whose accounts the player adds; money goes back to others only from where it came. */
const ADDED: readonly PaymentMethodKind[] = ['transfer', 'wallet'];

/** Returns the methods for which the player can add an account. */
export const addableMethods = (methods: readonly CashierMethod[]): readonly CashierMethod[] =>
  methods.filter(({ kind }) => ADDED.includes(kind));

/** Why an account was not added. */
export type AddedTargetRefusal = Exclude<PayoutTargetAnswer, { status: 'added' }>['reason'];

/** Returns the words for why an account was not added. */
export function useTargetProblemText(): (reason: AddedTargetRefusal) => string {
  const { t } = useTranslation('cashier');
  return (reason) => t(`target_refused_${reason.replaceAll('-', '_')}`);
}

interface AddTargetProps {
  /** ISO 4217. */
  readonly iso: string;
  /** Methods for which an account can be added, at least one. */
  readonly methods: readonly CashierMethod[];
  readonly onAdded: (target: PayoutTarget) => void;
  readonly onClose: () => void;
}

function useAddTarget({ iso, methods, onAdded }: AddTargetProps) {
  const [add, { data, error, isLoading }] = useAddPayoutTargetMutation();
  const [methodId, setMethodId] = useState(methods[0]?.id ?? '');
  const [number, setNumber] = useState('');
  const [holder, setHolder] = useState('');
  const [isTried, setTried] = useState(false);
  const method = methods.find(({ id }) => id === methodId) ?? methods[0];
  const kind = method?.kind ?? 'transfer';
  const numberProblem = targetNumberProblem(kind, number);
  const send = async () => {
    if (!method) return;
    const body = { iso, methodId: method.id, number: number.trim(), holder: holder.trim() };
    const answer = await add({ body });
    if (answer.data?.status === 'added') onAdded(answer.data.target);
  };
  return {
    ...{ kind, methodId, setMethodId, number, setNumber, holder, setHolder, isLoading },
    numberProblem: isTried ? numberProblem : null,
    isHolderMissing: isTried && holder.trim() === '',
    refused: data?.status === 'refused' ? data.reason : null,
    failure: error ? toCallError(error) : null,
    submit: (event: FormEvent) => {
      event.preventDefault();
      setTried(true);
      if (numberProblem === null && holder.trim() !== '') void send();
    },
  };
}

/** Adds an account in the player's own name to which withdrawals can go. */
export function AddTarget(props: AddTargetProps) {
  const { methods, onClose } = props;
  const { t } = useTranslation(['cashier', 'errors']);
  const text = usePaymentText();
  const refused = useTargetProblemText();
  const form = useAddTarget(props);
  const problem = form.refused ? refused(form.refused) : form.failure && t(`errors:${errorTextKey(form.failure)}`);
  return (
    <form className={styles.stack} noValidate aria-label={t('target_add')} onSubmit={form.submit}>
      {methods.length > 1 ? (
        <SelectField
          label={t('target_method')}
          value={form.methodId}
          options={methods.map((one) => ({ value: one.id, label: text.method(one) }))}
          onChange={form.setMethodId}
        />
      ) : null}
      <TextField
        label={t(`target_number_${form.kind === 'wallet' ? 'wallet' : 'transfer'}`)}
        error={form.numberProblem ? t(`target_number_${form.numberProblem}`) : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={80}
        value={form.number}
        onChange={form.setNumber}
      />
      <TextField
        label={t('target_holder')}
        hint={t('target_holder_hint')}
        error={form.isHolderMissing ? t('target_holder_empty') : undefined}
        autoComplete="name"
        maxLength={120}
        value={form.holder}
        onChange={form.setHolder}
      />
      <div role="alert" className={styles.said}>
        {problem ? (
          <Notice kind="warn" icon="alert">
            {problem}
          </Notice>
        ) : null}
      </div>
      <div className={styles.buttons}>
        <Button type="submit" kind="primary" disabled={form.isLoading} aria-busy={form.isLoading}>
          {t('target_add')}
        </Button>
        <Button onClick={onClose}>{t('back')}</Button>
      </div>
    </form>
  );
}
