import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import type { Coupon } from '#shared/contracts/coupon.ts';
import { COUPON_TYPE } from '#shared/domain/coupon/types.ts';

/** Returns the name of a coupon's type: "Accumulator", "System 2/3". */
export function useTypeName({ typeId, systemValue, legs }: Pick<Coupon, 'legs' | 'systemValue' | 'typeId'>): string {
  const { t } = useTranslation('history');
  if (typeId !== COUPON_TYPE.system) return t(`type_${typeId}`);
  const units = legs.filter(({ banker }) => !banker).length;
  return t('type_system', { value: systemValue ?? 0, of: units });
}
