import { type ComponentType, useId, useRef, useState } from 'react';
import { useTranslation } from '#renderer/lib/i18n/use-translation.tsx';
import { selectDisplay } from '#renderer/lib/store/display-slice.ts';
import { useAppSelector } from '#renderer/lib/store/store-hooks.ts';
import { ExpressOfDay } from './express-of-day.tsx';
import { Generator } from './generator.tsx';
import { LoadCode } from './load-code.tsx';
import { OwnCode } from './own-code.tsx';
import styles from './passing.module.css';
import { Shuffle } from './shuffle.tsx';
import { UpliftNote } from './uplift-note.tsx';

const TOOLS = {
  share: OwnCode,
  load: LoadCode,
  generate: Generator,
} as const satisfies Readonly<Record<string, ComponentType<{ onDone: () => void }>>>;
type ToolName = keyof typeof TOOLS;

/** What can be done with a coupon besides betting: it gets a code, another one is loaded, or one is put together. */
export function CouponTools() {
  const { t } = useTranslation('passing');
  const hasBets = useAppSelector(({ coupon }) => coupon.bets.length > 0);
  const [open, setOpen] = useState<ToolName | null>(null);
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const { isAccumulatorOfTheDay, isLiveAccumulatorOfTheDay, isBetGenerator } = useAppSelector(selectDisplay);
  const names: readonly ToolName[] = [
    ...(hasBets ? (['share'] as const) : []),
    'load',
    ...(isBetGenerator ? (['generate'] as const) : []),
  ];
  const hasExpress = isAccumulatorOfTheDay || isLiveAccumulatorOfTheDay;
  const shown = open !== null && names.includes(open) ? open : null;
  const Tool = shown === null ? null : TOOLS[shown];
  const close = () => {
    row.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    setOpen(null);
  };
  return (
    <section className={styles.tools} aria-label={t('tools')}>
      {hasBets ? <UpliftNote /> : hasExpress ? <ExpressOfDay /> : null}
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
            {t(`tool_${name}`)}
          </button>
        ))}
      </div>
      <div id={id}>{Tool ? <Tool onDone={close} /> : null}</div>
    </section>
  );
}
