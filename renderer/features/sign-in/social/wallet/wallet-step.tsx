import { useEffect, useRef, useState } from 'react';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { FormFailure } from '#renderer/lib/forms/form-failure.tsx';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { loadScript } from '#renderer/lib/page/load-script.ts';
import { goToNetwork } from '#renderer/lib/social/go-to-network.ts';
import { useNetworkName } from '#renderer/lib/text/use-network-name.ts';
import { Button, buttonClass } from '#renderer/ui/button.tsx';
import styles from '#renderer/ui/form.module.css';
import { Notice } from '#renderer/ui/notice.tsx';
import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import { useWalletAnswerMutation, useWalletMessageMutation } from '../social-api.ts';
import { askSignature, type FoundWallet, findWallets, WalletFailure, type WalletProblem } from './ask-wallet.ts';

const INSTALL_ADDRESS = 'https://metamask.io/download/';

/** Returns the wallets of this browser, null while they are searched for, and how to search again. */
function useWallets(script: string | null) {
  const [wallets, setWallets] = useState<readonly FoundWallet[] | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round searches again
  useEffect(() => findWallets(setWallets), [round]);
  useEffect(() => {
    // Outside production a script may play the wallet; it announces itself like any other.
    if (script !== null) void loadScript(script).catch(() => undefined);
  }, [script]);
  const search = () => {
    setWallets(null);
    setRound(round + 1);
  };
  return { wallets, search };
}

function NoWallet({ network, onSearch }: { readonly network: NetworkId; readonly onSearch: () => void }) {
  const { t } = useTranslation('social');
  const name = useNetworkName()(network);
  return (
    <>
      <Notice kind="info" icon="info" announced>
        {t('wallet_none', { network: name })}
      </Notice>
      <div className={styles.buttons}>
        <a
          className={buttonClass('primary', true, true)}
          href={INSTALL_ADDRESS}
          target="_blank"
          rel="noopener noreferrer"
        >
          {t('wallet_install', { network: name })}
        </a>
        <Button large wide onClick={onSearch}>
          {t('wallet_again')}
        </Button>
      </div>
    </>
  );
}

interface WalletStepProps {
  readonly network: NetworkId;
  /** Path of a script that plays a wallet, outside production. */
  readonly script: string | null;
  readonly cancel: string;
  readonly onCancel: () => void;
}

/** Asks a wallet of this browser to sign the message of the sign-in, and hands over its signature (decision 045). */
export function WalletStep({ network, script, cancel, onCancel }: WalletStepProps) {
  const { t } = useTranslation('social');
  const { wallets, search } = useWallets(script);
  const [askMessage, { error: unasked }] = useWalletMessageMutation();
  const [answer, { error: unanswered }] = useWalletAnswerMutation();
  const [problem, setProblem] = useState<WalletProblem | null>(null);
  const [isAsking, setAsking] = useState(false);
  const first = useRef<HTMLButtonElement>(null);
  const isFound = wallets !== null && wallets.length > 0;
  useEffect(() => {
    if (isFound) first.current?.focus();
  }, [isFound]);
  const error = unasked ?? unanswered;

  async function signIn({ provider }: FoundWallet): Promise<void> {
    setAsking(true);
    setProblem(null);
    try {
      const messageFor = async (address: string) => (await askMessage({ body: { address } }).unwrap()).message;
      const body = await askSignature(provider, messageFor);
      goToNetwork((await answer({ body }).unwrap()).redirectUrl);
    } catch (failure) {
      // A refused call is shown from its own state.
      if (failure instanceof WalletFailure) setProblem(failure.problem);
      setAsking(false);
    }
  }

  return (
    <div className={styles.form}>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      {problem === null ? null : (
        <div role="alert">
          <Notice kind="warn" icon="alert">
            {t(`wallet_${problem}`)}
          </Notice>
        </div>
      )}
      {wallets === null ? <p role="status">{t('wallet_searching')}</p> : null}
      {wallets?.length === 0 ? <NoWallet network={network} onSearch={search} /> : null}
      {isFound ? (
        <>
          <p className={styles.said}>{t('wallet_text')}</p>
          <div className={styles.buttons}>
            {wallets.map((wallet, index) => (
              <Button
                key={wallet.id}
                ref={index === 0 ? first : null}
                kind="primary"
                large
                wide
                disabled={isAsking}
                aria-busy={isAsking}
                onClick={() => void signIn(wallet)}
              >
                {isAsking ? t('wallet_waiting') : t('wallet_connect', { wallet: wallet.name || t('wallet_own') })}
              </Button>
            ))}
          </div>
        </>
      ) : null}
      <p className={styles.back}>
        <button type="button" className={styles.link} onClick={onCancel}>
          {cancel}
        </button>
      </p>
    </div>
  );
}
