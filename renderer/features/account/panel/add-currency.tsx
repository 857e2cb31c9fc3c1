import { useMemo, useState } from 'react';
import { errorTextKey, toCallError } from '#renderer/lib/api/call-error.ts';
import { selectAccounts } from '#renderer/lib/api/session-api.ts';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useCurrencyOptions } from '#renderer/lib/text/use-currency-options.ts';
import { Button } from '#renderer/ui/button.tsx';
import { EntryFace, entryClass } from '#renderer/ui/entry-list.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import type { Account } from '#shared/contracts/account.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { type CurrencyIso, isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { CURRENCY_NUMBERS } from '#shared/domain/money/currency-numbers.ts';
import styles from './account-panel.module.css';
import { useAddCurrencyMutation } from './accounts-api.ts';
import { NEW_CURRENCY_MS, refreshAccounts } from './refresh-accounts.ts';

/** Returns the currencies of the site in which the player has no account; a bonus account does not count. */
export function addableOf(currencies: readonly string[], accounts: readonly Account[]): CurrencyIso[] {
  const taken = new Set(accounts.filter(({ type }) => type !== ACCOUNT_TYPE.bonus).map(({ iso }) => iso));
  return currencies.filter(isCurrencyIso).filter((iso) => !taken.has(iso));
}

interface Added {
  readonly iso: string;
  /** The accounts already show the new one. */
  readonly isThere: boolean;
}

function useAdd() {
  const dispatch = useAppDispatch();
  const [addCurrency, { error }] = useAddCurrencyMutation();
  const [isBusy, setBusy] = useState(false);
  const [added, setAdded] = useState<Added | null>(null);
  const add = async (iso: CurrencyIso) => {
    setAdded(null);
    setBusy(true);
    const answer = await addCurrency({ body: { currencyId: CURRENCY_NUMBERS[iso] } });
    const isTaken = answer.error !== undefined && toCallError(answer.error).code === 'CURRENCY_TAKEN';
    // An account opened on another device, or by a request whose answer was lost, also shows.
    if (answer.data || isTaken) {
      const until = (accounts: readonly Account[]) => addableOf([iso], accounts).length === 0;
      const isThere = await dispatch(refreshAccounts({ until, everyMs: NEW_CURRENCY_MS }));
      if (answer.data) setAdded({ iso, isThere });
    }
    setBusy(false);
    return answer.data !== undefined;
  };
  return { add, added, isBusy, failure: error ? toCallError(error) : null };
}

interface ChoiceProps {
  readonly addable: readonly CurrencyIso[];
  readonly isBusy: boolean;
  readonly onAdd: (iso: CurrencyIso) => void;
  readonly onCancel: () => void;
}

/** Chooses the currency of another account. */
export function CurrencyChoice({ addable, isBusy, onAdd, onCancel }: ChoiceProps) {
  const { t } = useTranslation('auth');
  const [wanted, setWanted] = useState<string | null>(null);
  const chosen = addable.find((iso) => iso === wanted) ?? addable[0];
  const options = useCurrencyOptions(addable, 'recharge');
  return (
    <>
      <SelectField
        label={t('currency')}
        hint={t('currency_add_hint')}
        value={chosen ?? ''}
        options={options}
        onChange={setWanted}
      />
      <div className={styles.buttons}>
        <Button kind="primary" disabled={isBusy} aria-busy={isBusy} onClick={() => chosen && onAdd(chosen)}>
          {t(isBusy ? 'currency_adding' : 'currency_add_confirm')}
        </Button>
        <Button disabled={isBusy} onClick={onCancel}>
          {t('cancel')}
        </Button>
      </div>
    </>
  );
}

/** Opens another account, in a currency that the player does not have yet (betting §7). */
export function AddCurrency() {
  const { t } = useTranslation(['auth', 'errors']);
  const { currencies } = useAppSelector(selectConfig);
  const accounts = useAppSelector(selectAccounts);
  const addable = useMemo(() => addableOf(currencies, accounts), [currencies, accounts]);
  const [isAsking, setAsking] = useState(false);
  const { add, added, isBusy, failure } = useAdd();
  const place = useStepFocus(isAsking);
  const addOne = async (iso: CurrencyIso) => {
    if (await add(iso)) setAsking(false);
  };
  return (
    <div className={styles.steps} data-asking={isAsking ? '' : undefined} ref={place}>
      {addable.length === 0 ? null : isAsking ? (
        <CurrencyChoice
          addable={addable}
          isBusy={isBusy}
          onAdd={(iso) => void addOne(iso)}
          onCancel={() => setAsking(false)}
        />
      ) : (
        <button type="button" className={entryClass} onClick={() => setAsking(true)}>
          <EntryFace icon="plus">{t('currency_add')}</EntryFace>
        </button>
      )}
      <p className={styles.said} role="status">
        {added ? t(added.isThere ? 'currency_added' : 'currency_coming', { iso: added.iso }) : null}
        {failure ? t(`errors:${errorTextKey(failure)}`) : null}
      </p>
    </div>
  );
}
