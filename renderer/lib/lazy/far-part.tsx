import { type ReactNode, useEffect, useRef, useState } from 'react';
import { nextTask, whenIdle } from '../page/tasks.ts';
import { useIsHydrating } from './use-is-hydrating.ts';

/** Distance from the window at which a part is drawn before its turn. */
const REACH = '600px';
/** Longest wait of a part for an idle browser, ms. */
const MAX_BUSY_MS = 300;

/** Longest wait until a part is drawn, ms: it may have left the page. */
const MAX_TURN_MS = 500;

const waiting = new Map<Element, () => Promise<void>>();
const near = new Set<Element>();
let isOver = false;
let isDrawing = false;
let isDrawingNear = false;
let observer: IntersectionObserver | undefined;

function forget(element: Element): void {
  waiting.delete(element);
  near.delete(element);
  observer?.unobserve(element);
}

/** Draws a part, and returns in the task after that. */
async function draw(element: Element): Promise<void> {
  const run = waiting.get(element);
  forget(element);
  await Promise.race([run?.(), new Promise<void>((resolve) => setTimeout(resolve, MAX_TURN_MS))]);
  await nextTask();
}

/** Draws the parts near the window, one in each task. */
async function drawNear(): Promise<void> {
  if (isDrawingNear) return;
  isDrawingNear = true;
  for (const element of near) {
    await draw(element);
  }
  isDrawingNear = false;
}

/** Draws a part when it comes near the window, or in its turn. Returns the undo. */
function drawLater(element: Element, run: () => Promise<void>): () => void {
  observer ??= new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) if (isIntersecting) near.add(target);
      void drawNear();
    },
    { rootMargin: REACH },
  );
  waiting.set(element, run);
  observer.observe(element);
  if (isOver) void drawFarParts();
  return () => forget(element);
}

/** Draws the parts that wait, each when the browser is idle: a search in the page, too, must find what they hold. */
export async function drawFarParts(): Promise<void> {
  isOver = true;
  if (isDrawing) return;
  isDrawing = true;
  for (const element of waiting.keys()) {
    await whenIdle(MAX_BUSY_MS);
    await draw(element);
  }
  isDrawing = false;
}

interface FarPartProps {
  readonly className?: string | undefined;
  /** What the server draws: little, and as high as the part. */
  readonly standIn: ReactNode;
  readonly children: ReactNode;
}

/**
 * Part of a page far below its top. The server draws a stand-in, so that a long page costs the browser little before it
 * answers; the part itself follows when the visitor comes near it, and otherwise when the page is awake. In a page that
 * the browser draws it is there at once.
 */
export function FarPart({ className, standIn, children }: FarPartProps) {
  const isHydrating = useIsHydrating();
  const [isDrawn, setDrawn] = useState(!isHydrating);
  const place = useRef<HTMLDivElement>(null);
  const said = useRef(() => {});
  useEffect(() => {
    const draw = () =>
      new Promise<void>((resolve) => {
        said.current = resolve;
        setDrawn(true);
      });
    if (isDrawn) said.current();
    else if (place.current) return drawLater(place.current, draw);
  }, [isDrawn]);
  return (
    <div ref={place} className={className}>
      {isDrawn ? children : standIn}
    </div>
  );
}
