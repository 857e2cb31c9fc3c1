import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { useNetworkName } from '#renderer/lib/text/use-network-name.ts';
import { useTimeText } from '#renderer/lib/text/use-time-text.ts';
import { MINUTE_MS, useNow } from '#renderer/lib/time/use-now.ts';
import { CheckboxField } from '#renderer/ui/checkbox-field.tsx';
import formStyles from '#renderer/ui/form.module.css';
import { Notice } from '#renderer/ui/notice.tsx';
import type { ResetMethods } from '#shared/contracts/email-links.ts';
import { isNetworkId } from '#shared/domain/social/social-networks.ts';
import styles from './kept-methods.module.css';
import type { Kept } from './use-kept-methods.ts';

const toggled = <T,>(list: readonly T[], item: T, isIn: boolean): T[] =>
  isIn ? [...list, item] : list.filter((other) => other !== item);

export interface KeptMethodsProps {
  readonly methods: ResetMethods;
  readonly kept: Kept;
  readonly setKept: (kept: Kept) => void;
  /** A passkey has to be chosen before the form can be sent. */
  readonly isOpen: boolean;
}

/** Lists passkeys and networks of the player, of which those stay that are ticked. */
export function KeptMethods({ methods, kept, setKept, isOpen }: KeptMethodsProps) {
  const { t } = useTranslation('passwords');
  const nameOf = useNetworkName();
  const time = useTimeText();
  const now = useNow(MINUTE_MS);
  return (
    <fieldset className={styles.kept}>
      <legend>{t('keep_title')}</legend>
      <p className={formStyles.said}>{t('keep_text')}</p>
      {methods.passkeys.map(({ id, name, createdAt }) => (
        <CheckboxField
          key={id}
          name={`passkey-${id}`}
          label={
            <>
              <bdi>{name || t('keep_passkey')}</bdi> · {t('keep_since', { time: time.moment(createdAt, now) })}
            </>
          }
          checked={kept.passkeys.includes(id)}
          onChange={(isIn) => setKept({ ...kept, passkeys: toggled(kept.passkeys, id, isIn) })}
        />
      ))}
      {methods.networks.map(({ network, person, joinedAt }) => (
        <CheckboxField
          key={network}
          name={`network-${network}`}
          label={
            <>
              {isNetworkId(network) ? nameOf(network) : network} · <bdi>{person}</bdi> ·{' '}
              {t('keep_since', { time: time.moment(joinedAt, now) })}
            </>
          }
          checked={kept.networks.includes(network)}
          onChange={(isIn) => setKept({ ...kept, networks: toggled(kept.networks, network, isIn) })}
        />
      ))}
      {isOpen ? (
        <Notice kind="info" icon="info">
          {t('keep_needs_passkey')}
        </Notice>
      ) : null}
    </fieldset>
  );
}
