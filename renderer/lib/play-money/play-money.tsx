import { useEffect, useRef, useState } from 'react';
import type { Account } from '#shared/contracts/account.ts';
import { isMoneyLimitType, moneyLimitGroup } from '#shared/domain/care/money-limits.ts';
import { randomId } from '#shared/domain/ids/random-id.ts';
import { Button } from '../../ui/button.tsx';
import { EntryFace, entryClass } from '../../ui/entry-list.tsx';
import { errorTextKey, toCallError } from '../api/call-error.ts';
import { useCareLimitsQuery } from '../api/care-limits-api.ts';
import { accountsChanged, selectActiveAccount } from '../api/session-api.ts';
import { useStepFocus } from '../forms/use-step-focus.ts';
import { useTranslation } from '../i18n/use-translation.tsx';
import { noticeBoard } from '../notices/notice-board.ts';
import { selectConfig } from '../store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '../store/store-hooks.ts';
import { useAccountName } from '../text/use-account-name.ts';
import { useDepositLimitText } from '../text/use-deposit-limit-text.ts';
import { useGateText } from '../text/use-gate-text.ts';
import { useMoneyText } from '../text/use-money-text.ts';
import styles from './play-money.module.css';
import { usePlayMoneyMutation } from './play-money-api.ts';

interface Added {
  readonly amount: number;
  readonly iso: string;
}

/** Tracks whether the component is still mounted. */
function useIsThere(): { readonly current: boolean } {
  const isThere = useRef(true);
  useEffect(() => {
    isThere.current = true;
    return () => {
      isThere.current = false;
    };
  }, []);
  return isThere;
}

function useSayAdded(): (amount: number, iso: string) => void {
  const { t } = useTranslation('auth');
  const money = useMoneyText();
  return (amount, iso) => {
    const words = t('play_money_added', { amount: money(amount, iso) });
    noticeBoard.post({ priority: 1, kind: 'default', text: { words }, isMoney: true });
  };
}

function useTopUp(account: Account) {
  const dispatch = useAppDispatch();
  const [playMoney, { error, isLoading }] = usePlayMoneyMutation();
  const [added, setAdded] = useState<Added | null>(null);
  const isThere = useIsThere();
  const sayAdded = useSayAdded();
  const add = async () => {
    setAdded(null);
    const answer = await playMoney({ body: { accountId: account.id }, idempotencyKey: randomId() });
    if (!answer.data) return;
    const after = answer.data.accounts.find(({ id }) => id === account.id);
    const amount = (after?.money ?? account.money) - account.money;
    dispatch(accountsChanged(answer.data.accounts));
    setAdded({ amount, iso: account.iso });
    // A player who closed the panel meanwhile gets a notification.
    if (!isThere.current) sayAdded(amount, account.iso);
  };
  return { add, added, isLoading, failure: error ? toCallError(error) : null };
}

/** Whether the player has a limit on deposits; null until that is known, and none where it cannot be read. */
function useHasDepositLimit(isAsked: boolean): boolean | null {
  const { data, isError } = useCareLimitsQuery(undefined, { skip: !isAsked, refetchOnMountOrArgChange: true });
  if (!data) return isError ? false : null;
  return data.data.some(
    ({ limitType, limitState }) =>
      limitState === 'ACTIVE' && isMoneyLimitType(limitType) && moneyLimitGroup(limitType) === 'deposit',
  );
}

interface ConfirmProps {
  readonly isBusy: boolean;
  /** The player has no limit on deposits, so the choice to go on without one is explicit (trust R9). */
  readonly isUnlimited: boolean;
  /** Opens the player's limits. */
  readonly onCare: () => void;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

function Confirm({ isBusy, isUnlimited, onCare, onConfirm, onCancel }: ConfirmProps) {
  const { t } = useTranslation('auth');
  return (
    <>
      {isUnlimited ? <p>{t('deposit_no_limit')}</p> : null}
      <div className={styles.buttons}>
        {isUnlimited ? <Button onClick={onCare}>{t('deposit_set_limit')}</Button> : null}
        <Button kind={isUnlimited ? 'secondary' : 'primary'} disabled={isBusy} aria-busy={isBusy} onClick={onConfirm}>
          {t(isUnlimited ? 'deposit_without_limit' : 'play_money_confirm')}
        </Button>
        <Button onClick={onCancel}>{t('cancel')}</Button>
      </div>
    </>
  );
}

interface PlayMoneyProps {
  readonly onCare: () => void;
}

function TopUp({ account, onCare }: PlayMoneyProps & { readonly account: Account }) {
  const { t } = useTranslation(['auth', 'errors']);
  const name = useAccountName();
  const money = useMoneyText();
  const gate = useGateText();
  const [isAsking, setAsking] = useState(false);
  const { add, added, isLoading, failure } = useTopUp(account);
  const limitText = useDepositLimitText();
  const hasLimit = useHasDepositLimit(isAsking);
  const place = useStepFocus(isAsking);
  const confirm = async () => {
    await add();
    setAsking(false);
  };
  return (
    <div className={styles.steps} data-asking={isAsking ? '' : undefined} ref={place}>
      {isAsking ? (
        <>
          <p>{t('play_money_what', { account: name(account), iso: account.iso })}</p>
          <Confirm
            isBusy={isLoading || hasLimit === null}
            isUnlimited={hasLimit === false}
            onCare={onCare}
            onConfirm={() => void confirm()}
            onCancel={() => setAsking(false)}
          />
        </>
      ) : (
        <button type="button" className={entryClass} onClick={() => setAsking(true)}>
          <EntryFace icon="plus">{t('play_money')}</EntryFace>
        </button>
      )}
      <p className={styles.said} role="status">
        {added ? t('play_money_added', { amount: money(added.amount, added.iso) }) : null}
        {failure ? `${t(`errors:${errorTextKey(failure)}`)} ${gate(failure)}`.trim() : null}
        {failure?.limit ? ` ${limitText(failure.limit, account.iso)}` : null}
      </p>
    </div>
  );
}

/** Adds play money outside of production, after explaining it and, without a limit on deposits, asking for one. */
export function PlayMoney({ onCare }: PlayMoneyProps) {
  const account = useAppSelector(selectActiveAccount);
  const { isPlayMoney } = useAppSelector(selectConfig);
  return isPlayMoney && account ? <TopUp account={account} onCare={onCare} /> : null;
}
