import type { StorageEntry, StoragePlace } from '#shared/domain/consent/storage-inventory.ts';
import { useTranslation } from '../i18n/use-translation.tsx';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 86_400_000;

/** Returns functions that describe an entry of the storage inventory; the texts are in the namespace `storage`. */
export function useStorageWords() {
  const { t } = useTranslation('storage');
  return {
    place: (place: StoragePlace) => t(`place_${place}`),
    purpose: ({ purpose }: StorageEntry) => t(`purpose_${purpose}`),
    /** For how long it is kept. */
    life: ({ life }: StorageEntry) => {
      if (typeof life === 'string') return t(`life_${life}`);
      if (life === 0) return t('life_moment');
      if (life < MINUTE) return t('life_seconds', { count: life / SECOND });
      return life < DAY ? t('life_minutes', { count: life / MINUTE }) : t('life_days', { count: life / DAY });
    },
  };
}
