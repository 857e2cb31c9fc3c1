import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { displayChanged, selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppDispatch, useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Switch } from '#renderer/ui/switch.tsx';

const PARTS = [
  ['isAccumulatorOfTheDay', 'express_line_label', 'express_line_hint'],
  ['isLiveAccumulatorOfTheDay', 'express_live_label', 'express_live_hint'],
  ['isBetGenerator', 'generator_label', 'generator_hint'],
] as const;

/** Switches for the parts next to the coupon (betting §3, Global display state). */
export function CouponPartSwitches() {
  const { t } = useTranslation('preferences');
  const dispatch = useAppDispatch();
  const display = useAppSelector(selectDisplay);
  return PARTS.map(([name, label, hint]) => (
    <Switch
      key={name}
      label={t(label)}
      hint={t(hint)}
      checked={display[name]}
      onChange={(isShown) => dispatch(displayChanged({ [name]: isShown }))}
    />
  ));
}
