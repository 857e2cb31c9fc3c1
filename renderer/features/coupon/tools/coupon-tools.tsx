import { type ComponentType, useId, useRef, useState } from 'react';
import { selectPlayer } from '#renderer/lib/api/session-api.ts';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { Icon } from '#renderer/ui/icons/icon.tsx';
import type { IconName } from '#renderer/ui/icons/icon-paths.ts';
import { Generator } from '../generator/generator.tsx';
import { Shuffle } from '../generator/shuffle.tsx';
import { ExpressOfDay } from '../house-express/express-of-day.tsx';
import { UpliftNote } from '../house-express/uplift-note.tsx';
import { keptOf } from '../kept/kept-coupons.ts';
import { KeptCouponsTool } from '../kept/kept-coupons-tool.tsx';
import { LoadShareCode } from '../sharing/load-share-code.tsx';
import { OwnShareCode } from '../sharing/own-share-code.tsx';
import styles from './coupon-tools.module.css';

interface CouponTool {
  readonly icon: IconName;
  readonly Panel: ComponentType<{ onDone: () => void }>;
}

const TOOLS = {
  kept: { icon: 'coupon', Panel: KeptCouponsTool },
  share: { icon: 'share', Panel: OwnShareCode },
  load: { icon: 'plus', Panel: LoadShareCode },
  generate: { icon: 'refresh', Panel: Generator },
} as const satisfies Readonly<Record<string, CouponTool>>;
type ToolName = keyof typeof TOOLS;

/** Tools of the coupon: keep it or load a kept one, get a share code, load one, or generate an express. */
export function CouponTools() {
  const { t } = useTranslation('coupon-tools');
  const hasBets = useAppSelector(({ coupon }) => coupon.bets.length > 0);
  const [open, setOpen] = useState<ToolName | null>(null);
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const { isAccumulatorOfTheDay, isLiveAccumulatorOfTheDay, isBetGenerator } = useAppSelector(selectDisplay);
  const kept = useAppSelector((state) => keptOf(state.coupon.kept, selectPlayer(state)?.user_id ?? null).length);
  const names: readonly ToolName[] = [
    'kept',
    ...(hasBets ? (['share'] as const) : []),
    'load',
    ...(isBetGenerator ? (['generate'] as const) : []),
  ];
  const hasExpress = isAccumulatorOfTheDay || isLiveAccumulatorOfTheDay;
  const shown = open !== null && names.includes(open) ? open : null;
  const Panel = shown === null ? null : TOOLS[shown].Panel;
  const close = () => {
    row.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(null);
  };
  return (
    <section className={styles.tools} aria-label={t('tools')}>
      {hasBets ? <UpliftNote /> : null}
      {isBetGenerator ? <Shuffle /> : null}
      <div ref={row} className={styles.row}>
        {names.map((name) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            aria-expanded={shown === name}
            aria-controls={id}
            onClick={() => setOpen(shown === name ? null : name)}
          >
            <Icon name={TOOLS[name].icon} size={18} />
            {t(`tool_${name}`)}
            {name === 'kept' && kept > 0 ? <b className={styles.count}>{kept}</b> : null}
          </button>
        ))}
      </div>
      <div id={id}>{Panel ? <Panel onDone={close} /> : null}</div>
      {/* Comes last and late: what stands above it stays where it is. */}
      {!hasBets && hasExpress ? <ExpressOfDay /> : null}
    </section>
  );
}
