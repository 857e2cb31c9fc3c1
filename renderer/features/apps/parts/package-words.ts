import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { AvailablePackage } from '#shared/contracts/apps.ts';
import type { DesktopSystem } from '#shared/contracts/desktop-release.ts';

/** System names, which are the same in all languages. */
export const SYSTEM_NAMES = {
  windows: 'Windows',
  macos: 'macOS',
  linux: 'Linux',
} as const satisfies Readonly<Record<DesktopSystem, string>>;

const BYTES_A_MEGABYTE = 1_000_000;

/** Returns functions that describe a package. */
export function usePackageWords() {
  const { t } = useTranslation('desktop-packs');
  return {
    kind: ({ kind }: AvailablePackage) => t(`kind_${kind.toLowerCase()}`),
    /** Names the processor as the makers of the system do. */
    processor: ({ system, arch }: AvailablePackage) => t(`processor_${system === 'macos' ? 'mac' : 'pc'}_${arch}`),
    size: ({ size }: AvailablePackage) => t('size_mb', { size: Math.max(1, Math.round(size / BYTES_A_MEGABYTE)) }),
  };
}
