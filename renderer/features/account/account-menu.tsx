import { type ReactNode, useEffect, useRef } from 'react';
import { balanceChosen, selectIsBalanceHidden } from '#renderer/lib/api/balance-hidden.ts';
import { selectActiveAccount, selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { signInAsked, signUpAsked } from '#renderer/lib/ports/auth-port.ts';
import { accountOpened, selectAuth } from '#renderer/lib/store/auth-slice.ts';
import { selectMayRegister } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useAccountName } from '#renderer/lib/text/use-account-name.ts';
import { useMoneyText } from '#renderer/lib/text/use-money-text.ts';
import { SECOND_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button, IconButton } from '#renderer/ui/button.tsx';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { Account } from '#shared/contracts/account.ts';
import styles from './account-menu.module.css';
import { useFreshBalance } from './use-fresh-balance.ts';

interface AccountMenuProps {
  /** Profit or loss of the session; its place has the room before it is known. */
  readonly result: ReactNode;
  /** The dialogs that the menu opens. */
  readonly children?: ReactNode;
}

function VisitorButtons() {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const mayRegister = useAppSelector(selectMayRegister);
  return (
    <>
      <Button
        kind="quiet"
        className={`${styles.button} ${styles.signIn}`}
        onClick={() => dispatch(signInAsked({ reason: 'none' }))}
      >
        {t('sign_in')}
      </Button>
      {mayRegister ? (
        <Button kind="primary" className={styles.button} onClick={() => dispatch(signUpAsked({ reason: 'none' }))}>
          {t('join')}
        </Button>
      ) : null}
    </>
  );
}

/** Shows how long the player has been signed in (trust R19), by the server's clock; readers hear it by the minute. */
function SessionTime() {
  const { t } = useTranslation('account');
  const now = useNow(SECOND_MS);
  const signedInAt = useAppSelector((state) => selectPlayer(state)?.signedInAt ?? null);
  if (signedInAt === null) return null;
  const seconds = Math.max(0, Math.floor((now - signedInAt) / SECOND_MS));
  const minutes = Math.floor(seconds / 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return (
    <span className={styles.session} suppressHydrationWarning data-session-time="">
      <bdi dir="ltr" aria-hidden="true" suppressHydrationWarning>
        {`${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`}
      </bdi>
      <span className="vh" suppressHydrationWarning>
        {t('session_time', { hours: Math.floor(minutes / 60), minutes: minutes % 60 })}
      </span>
    </span>
  );
}

interface PlayerButtonProps extends Pick<AccountMenuProps, 'result'> {
  readonly account: Account;
}

function PlayerButton({ account, result }: PlayerButtonProps) {
  const { t } = useTranslation('account');
  const dispatch = useAppDispatch();
  const name = useAccountName();
  const money = useMoneyText();
  const isBalanceHidden = useAppSelector(selectIsBalanceHidden);
  const { greeting } = useAppSelector(selectAuth);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    // Signing in removes the button that opened the dialog; the focus moves to the button in its place.
    if (greeting !== null && document.activeElement === document.body) button.current?.focus();
  }, [greeting]);
  const toggle = t(isBalanceHidden ? 'balance_show' : 'balance_hide');
  return (
    <>
      <IconButton
        className={styles.eye}
        icon={isBalanceHidden ? 'eye-off' : 'eye'}
        size={18}
        label={toggle}
        onClick={() => dispatch(balanceChosen(!isBalanceHidden))}
      />
      <button ref={button} type="button" className={styles.player} onClick={() => dispatch(accountOpened())}>
        <span className={styles.balance}>
          {isBalanceHidden ? (
            <b>
              <span aria-hidden="true">•••••</span>
              <span className="vh">{t('balance_hidden')}</span>
            </b>
          ) : (
            <b>
              <bdi translate="no" suppressHydrationWarning>
                {money(account.money, account.iso)}
              </bdi>
            </b>
          )}
          <span className={styles.below}>
            <span className={styles.label}>{name(account)}</span>
            <SessionTime />
            <span className={styles.result}>{result}</span>
          </span>
        </span>
        <span className={styles.avatar}>
          <Icon name="user" size={20} />
        </span>
        <span className="vh">{t('account_open')}</span>
      </button>
    </>
  );
}

/** Shows the player's balance with the account button, or the sign-in buttons, in the header. */
export function AccountMenu({ result, children }: AccountMenuProps) {
  const account = useAppSelector(selectActiveAccount);
  useFreshBalance();
  return (
    <div className={styles.menu}>
      {account ? <PlayerButton account={account} result={result} /> : <VisitorButtons />}
      {children}
    </div>
  );
}
