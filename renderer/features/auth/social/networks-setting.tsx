import { useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { toCallError } from '#renderer/lib/api/call-error.ts';
import { useCheckedForm } from '#renderer/lib/forms/use-checked-form.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useLanguage } from '#renderer/lib/routing/use-route.ts';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { Button } from '#renderer/ui/button.tsx';
import { SelectField } from '#renderer/ui/select-field.tsx';
import type { JoinedNetworks } from '#shared/contracts/social.ts';
import type { NetworkId } from '#shared/domain/social/social-networks.ts';
import { useStepFocus } from '../account/use-step-focus.ts';
import { FormFailure } from '../forms/form-failure.tsx';
import { PasswordField } from '../forms/password-field.tsx';
import { shown } from '../forms/use-enter.ts';
import styles from '../security/security.module.css';
import { NetworkMark } from './network-mark.tsx';
import networkStyles from './networks.module.css';
import { useJoinedNetworksQuery, useJoinNetworkMutation, useRemoveNetworkMutation } from './social-api.ts';
import { useNetworkName } from './use-network-name.ts';

/** Replaces this page with the network's. */
function goTo(address: string): void {
  if (/^https?:$/.test(new URL(address, location.href).protocol)) location.assign(address);
}

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
  const [password, setPassword] = useState('');
  const [join, { isLoading, error }] = useJoinNetworkMutation();
  const check = () => (password === '' ? { password: t('auth:password_missing') } : {});
  const send = () => {
    const body = { network, uPassword: password, language, returnTo: pathname + search };
    void join({ body })
      .unwrap()
      .then(({ redirectUrl }) => goTo(redirectUrl), shown);
  };
  const { form, errors, submit } = useCheckedForm<'password'>(check, send);
  return (
    <form ref={form} className={styles.part} method="post" noValidate onSubmit={submit}>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <SelectField
        label={t('which')}
        value={network}
        options={addable.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(chosen) => setNetwork(chosen as NetworkId)}
      />
      <PasswordField
        label={t('auth:password_confirm')}
        autoComplete="current-password"
        value={password}
        error={errors.password}
        onChange={setPassword}
      />
      <div className={styles.buttons}>
        <Button kind="primary" type="submit" disabled={isLoading} aria-busy={isLoading}>
          {t('go', { network: nameOf(network) })}
        </Button>
        <Button disabled={isLoading} onClick={onCancel}>
          {t('auth:cancel')}
        </Button>
      </div>
    </form>
  );
}

interface JoinedProps {
  readonly networks: JoinedNetworks['networks'];
  /** Called after the pressed network is removed. */
  readonly onRemoved: () => void;
}

function JoinedList({ networks, onRemoved }: JoinedProps) {
  const { t } = useTranslation(['social', 'errors']);
  const text = useTimeText();
  const now = useNow(MINUTE_MS);
  const nameOf = useNetworkName();
  const [remove, { isLoading, error, isSuccess, originalArgs }] = useRemoveNetworkMutation();
  const gone = isSuccess ? originalArgs?.body.network : undefined;
  return (
    <>
      {error ? <FormFailure error={toCallError(error)} /> : null}
      <ul className={styles.rows}>
        {networks.map(({ network, person, joinedAt }) => (
          <li key={network} className={`${styles.row} ${networkStyles.joined}`}>
            <NetworkMark network={network} />
            <div className={styles.facts}>
              <b>{nameOf(network)}</b>
              {person === '' ? null : <bdi>{person}</bdi>}
              <span>{t('since', { time: text.moment(joinedAt, now) })}</span>
            </div>
            <Button
              disabled={isLoading}
              aria-label={t('remove_of', { network: nameOf(network) })}
              onClick={() => void remove({ body: { network } }).unwrap().then(onRemoved, shown)}
            >
              {t('remove')}
            </Button>
          </li>
        ))}
      </ul>
      <p className={styles.said} role="status">
        {gone === undefined ? null : t('removed', { network: nameOf(gone) })}
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
  const { networks, hasPassword } = data;
  const addable = socialNetworks.filter(({ id }) => networks.every(({ network }) => network !== id));
  return (
    <section className={styles.part} aria-labelledby="networks-heading" ref={place}>
      <h3 ref={heading} id="networks-heading" tabIndex={-1} className={styles.heading}>
        {t('networks')}
      </h3>
      <p className={styles.said}>{t(networks.length === 0 ? 'networks_none' : 'networks_hint')}</p>
      <JoinedList networks={networks} onRemoved={() => heading.current?.focus()} />
      {hasPassword ? null : <p className={styles.said}>{t('password_first')}</p>}
      {isAdding ? <AddForm addable={addable} onCancel={() => setAdding(false)} /> : null}
      {!isAdding && hasPassword && addable.length > 0 ? (
        <Button wide onClick={() => setAdding(true)}>
          {t('add')}
        </Button>
      ) : null}
    </section>
  );
}
