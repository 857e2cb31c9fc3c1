import { memo } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectConfig } from '#renderer/lib/store/site-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Segmented } from '#renderer/ui/segmented.tsx';
import { legRangeOf } from '#shared/domain/coupon/availability.ts';
import { COUPON_TYPE, type CouponTypeId } from '#shared/domain/coupon/types.ts';
import { typeChosen } from '../slice.ts';
import type { BetSlipModel } from './bet-slip-model.ts';

/** Tabs and their coupon types: the first tab is a single for one bet and many singles for several. */
const TABS = [
  { value: 'singles', typeIds: [COUPON_TYPE.single, COUPON_TYPE.manySingles] },
  { value: 'express', typeIds: [COUPON_TYPE.express] },
  { value: 'system', typeIds: [COUPON_TYPE.system] },
] as const satisfies readonly { value: string; typeIds: readonly CouponTypeId[] }[];

type Tab = (typeof TABS)[number];

/** Returns the type that a tab means for this number of legs. */
function typeOfTab({ typeIds }: Pick<Tab, 'typeIds'>, legs: number): CouponTypeId {
  const [first, many] = typeIds;
  return legs > 1 && many !== undefined ? many : first;
}

interface TypeTabsProps extends Pick<BetSlipModel, 'rules' | 'typeId'> {
  /** Number of legs. */
  readonly legs: number;
}

/** Chooses how the bets are combined. A tab that is not available says how many bets it needs. */
export const TypeTabs = memo(function TypeTabs({ typeId: chosenId, rules, legs }: TypeTabsProps) {
  const { t } = useTranslation('coupon');
  const dispatch = useAppDispatch();
  const { offeredTypes } = useAppSelector(selectConfig).coupon;
  const tabs = TABS.filter((tab) => tab.typeIds.some((typeId) => offeredTypes.includes(typeId)));
  const current = tabs.find(({ typeIds }) => (typeIds as readonly CouponTypeId[]).includes(chosenId));
  const options = tabs.map((tab) => {
    const typeId = typeOfTab(tab, legs);
    const { min, max } = legRangeOf(typeId, rules);
    const disabled = legs < min || legs > max || !offeredTypes.includes(typeId);
    return {
      value: tab.value,
      label: t(`tab_${tab.value}`),
      disabled,
      title: disabled ? t('tab_needs', { min, max }) : undefined,
    };
  });
  const choose = (value: string) => {
    const tab = tabs.find((one) => one.value === value);
    if (tab) dispatch(typeChosen(typeOfTab(tab, legs)));
  };
  return <Segmented label={t('type_label')} value={current?.value ?? ''} options={options} onChange={choose} />;
});
