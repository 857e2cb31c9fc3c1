import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { StorageLife } from '#shared/domain/consent/storage-inventory.ts';
import { barClass, Code, Panel, Table, Tag } from '../parts/panel.tsx';
import { useEverySecond } from '../parts/use-live.ts';
import { type StoredKey, storedKeys } from '../report/stored-keys.ts';
import styles from './tabs.module.css';

const MINUTE = 60_000;
const DAY = 86_400_000;

function useLifeText(): (life: StorageLife) => string {
  const { t } = useTranslation('debugger');
  return (life) => {
    if (typeof life === 'string') return t(`life_${life}`);
    if (life === 0) return t('life_moment');
    return life < DAY ? t('life_minutes', { count: life / MINUTE }) : t('life_days', { count: life / DAY });
  };
}

function KeyRow({ stored: { place, key, size, entry } }: { readonly stored: StoredKey }) {
  const { t } = useTranslation('debugger');
  const lifeText = useLifeText();
  return (
    <tr className={entry ? undefined : styles.unlisted}>
      <td>
        <Code>{key}</Code>
      </td>
      <td>{t(`place_${place}`)}</td>
      <td>
        {entry ? (
          <Tag tone={entry.consent === 'necessary' ? 'good' : 'plain'}>{t(`consent_${entry.consent}`)}</Tag>
        ) : (
          <Tag tone="bad">{t('unlisted')}</Tag>
        )}
      </td>
      <td>{entry ? t(`purpose_${entry.purpose}`) : '–'}</td>
      <td>{entry ? lifeText(entry.life) : '–'}</td>
      <td className={styles.figure}>{size ?? (entry?.isHttpOnly ? t('not_visible') : t('not_there'))}</td>
    </tr>
  );
}

/** Shows the keys stored on this device and their purpose, never their values. */
export function StorageTab() {
  const { t } = useTranslation('debugger');
  const keys = useEverySecond(storedKeys);
  const unlisted = keys.filter(({ entry }) => entry === null).length;
  return (
    <Panel wide title={t('tab_storage')}>
      <div className={barClass}>
        <Tag tone={unlisted > 0 ? 'bad' : 'good'}>{t('unlisted_count', { count: unlisted })}</Tag>
      </div>
      <Table
        label={t('tab_storage')}
        head={[t('key'), t('place'), t('consent_class'), t('purpose'), t('lifetime'), t('characters')]}
      >
        {keys.map((stored) => (
          <KeyRow key={`${stored.place} ${stored.key}`} stored={stored} />
        ))}
      </Table>
    </Panel>
  );
}
