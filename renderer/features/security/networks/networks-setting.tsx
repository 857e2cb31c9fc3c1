import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { shown } from '#renderer/lib/forms/shown.ts';
import { useStepFocus } from '#renderer/lib/forms/use-step-focus.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { ConfirmForm } from '#renderer/lib/proof/confirm-form.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { goToNetwork } from '#renderer/lib/social/go-to-network.ts';
import { useJoinedNetworksQuery } from '#renderer/lib/social/joined-networks-api.ts';
import { NetworkMark } from '#renderer/lib/social/network-mark.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useNetworkName } from '#renderer/lib/text/use-network-name.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import styles from '#renderer/ui/setting.module.css';
import type { ProofBody } from '#shared/contracts/second-proof.ts';
import type { JoinedNetworks } from '#shared/contracts/social.ts';
import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import { useJoinNetworkMutation, useRemoveNetworkMutation } from './networks-api.ts';

interface AddProps {
  /** Networks that are not linked yet. */
  readonly addable: readonly { readonly id: NetworkId; readonly name: string }[];
  readonly onCancel: () => void;
}

function AddForm({ addable, onCancel }: AddProps) {
  const { t } = useTranslation(['social', 'auth']);
  const nameOf = useNetworkName();
  const language = useLanguage();
  const { pathname, search } = useLocation();
  const [network, setNetwork] = useState(addable[0]?.id ?? 'google');
  const [join, { isLoading, error }] = useJoinNetworkMutation();
  const send = (proof: ProofBody) => {
    const body = { network, language, returnTo: pathname + search, ...proof };
    void join({ body })
      .unwrap()
      .then(({ redirectUrl }) => goToNetwork(redirectUrl), shown);
  };
  return (
    <ConfirmForm
      button={t('go', { network: nameOf(network) })}
      isLoading={isLoading}
      error={error}
      onProof={send}
      onCancel={onCancel}
    >
      {() => (
        <SelectField
          label={t('which')}
          value={network}
          options={addable.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(chosen) => setNetwork(chosen as NetworkId)}
        />
      )}
    </ConfirmForm>
  );
}

interface JoinedProps {
  readonly networks: JoinedNetworks['networks'];
  /** Called after a network is removed. */
  readonly onRemoved: () => void;
}

interface JoinedRowProps {
  readonly row: JoinedNetworks['networks'][number];
  readonly onRemoved: () => void;
}

/** Shows one linked network and removes it with the player's proof. */
function JoinedRow({ row: { network, person, joinedAt }, onRemoved }: JoinedRowProps) {
  const { t } = useTranslation('social');
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  const name = useNetworkName()(network);
  const [remove, { isLoading, error }] = useRemoveNetworkMutation();
  const [isRemoving, setRemoving] = useState(false);
  const place = useStepFocus(isRemoving, 'input, button');
  const send = (proof: ProofBody) =>
    void remove({ body: { network, ...proof } })
      .unwrap()
      .then(onRemoved, shown);
  return (
    <li className={styles.row}>
      <NetworkMark network={network} />
      <div className={styles.key} ref={place}>
        <div className={styles.facts}>
          <b>{name}</b>
          {person === '' ? null : <bdi>{person}</bdi>}
          <span>{t('since', { time: text.moment(joinedAt, now) })}</span>
        </div>
        {isRemoving ? (
          <ConfirmForm
            button={t('remove_of', { network: name })}
            isLoading={isLoading}
            error={error}
            onProof={send}
            onCancel={() => setRemoving(false)}
          />
        ) : (
          <div className={styles.buttons}>
            <Button aria-label={t('remove_of', { network: name })} onClick={() => setRemoving(true)}>
              {t('remove')}
            </Button>
          </div>
        )}
      </div>
    </li>
  );
}

function JoinedList({ networks, onRemoved }: JoinedProps) {
  const { t } = useTranslation('social');
  const nameOf = useNetworkName();
  const [gone, setGone] = useState<NetworkId | null>(null);
  return (
    <>
      <ul className={styles.rows}>
        {networks.map((row) => (
          <JoinedRow
            key={row.network}
            row={row}
            onRemoved={() => {
              setGone(row.network);
              onRemoved();
            }}
          />
        ))}
      </ul>
      <p className={styles.said} role="status">
        {gone === null ? null : t('removed', { network: nameOf(gone) })}
      </p>
    </>
  );
}

/** Lists the networks linked with the account and links another one, which the password confirms. */
export function NetworksSetting() {
  const { t } = useTranslation('social');
  const { socialNetworks } = useAppSelector(selectConfig);
  const { data } = useJoinedNetworksQuery(undefined, { refetchOnMountOrArgChange: true });
  const [isAdding, setAdding] = useState(false);
  const place = useStepFocus(isAdding, 'select, button');
  const heading = useRef<HTMLHeadingElement>(null);
  if (!data || (socialNetworks.length === 0 && data.networks.length === 0)) return null;
  const { networks } = data;
  const addable = socialNetworks.filter(({ id }) => networks.every(({ network }) => network !== id));
  return (
    <section className={styles.part} aria-labelledby="networks-heading" ref={place}>
      <h3 ref={heading} id="networks-heading" tabIndex={-1} className={styles.heading}>
        {t('networks')}
      </h3>
      <p className={styles.said}>{t(networks.length === 0 ? 'networks_none' : 'networks_hint')}</p>
      <JoinedList networks={networks} onRemoved={() => heading.current?.focus()} />
      {isAdding ? <AddForm addable={addable} onCancel={() => setAdding(false)} /> : null}
      {!isAdding && addable.length > 0 ? (
        <Button wide onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      ) : null}
    </section>
  );
}
