import { defaultRangeExtractor, type Range, useWindowVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { Fragment, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './rows.module.css';
import type { RowsProps } from './rows.ts';

/** Size of the first drawing, before the window is measured. */
const FIRST_SCREEN = { width: 1280, height: 1000 };
const OVERSCAN = 8;
const NEAR_END = 12;

/** Draws an empty space of a height; a script sets it, because the page's policy forbids style attributes. */
function Gap({ height }: { readonly height: number }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (ref.current) ref.current.style.blockSize = `${height}px`;
  }, [height]);
  return <div ref={ref} aria-hidden="true" />;
}

function useScrollMargin() {
  const ref = useRef<HTMLDivElement>(null);
  const [margin, setMargin] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      const top = ref.current?.getBoundingClientRect().top;
      if (top !== undefined) setMargin(Math.round(top + window.scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  return { ref, margin };
}

/** Draws the rows of a long list near the window, in the browser; they stay in the flow, so that sticky heads stick. */
export function VirtualRows({ count, estimate, keyOf, sticky, render, onNearEnd }: RowsProps) {
  const { ref, margin } = useScrollMargin();
  const rangeExtractor = useCallback(
    (range: Range) => {
      const indices = defaultRangeExtractor(range);
      const head = sticky.findLast((index) => index <= range.startIndex);
      return head === undefined || indices.includes(head) ? indices : [head, ...indices];
    },
    [sticky],
  );
  const virtualizer = useWindowVirtualizer({
    count,
    estimateSize: estimate,
    getItemKey: keyOf,
    overscan: OVERSCAN,
    scrollMargin: margin,
    initialRect: FIRST_SCREEN,
    initialOffset: () => window.scrollY,
    rangeExtractor,
  });
  const items = virtualizer.getVirtualItems();
  const last = items.at(-1)?.index ?? 0;
  useEffect(() => {
    if (last >= count - NEAR_END) onNearEnd?.();
  }, [last, count, onNearEnd]);
  const end = items.at(-1)?.end ?? margin;
  return (
    <div ref={ref}>
      {items.map((item, position) => (
        <Fragment key={item.key}>
          <Gap height={gapBefore(item, items[position - 1], margin)} />
          <div
            ref={virtualizer.measureElement}
            data-index={item.index}
            className={sticky.includes(item.index) ? styles.sticky : undefined}
          >
            {render(item.index)}
          </div>
        </Fragment>
      ))}
      <Gap height={virtualizer.getTotalSize() - (end - margin)} />
    </div>
  );
}

function gapBefore(item: VirtualItem, previous: VirtualItem | undefined, margin: number): number {
  return Math.max(0, item.start - (previous ? previous.end : margin));
}
