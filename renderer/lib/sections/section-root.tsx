import { type ReactNode, startTransition, useEffect } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';

/** React root in the place of a section. */
export interface SectionRoot {
  readonly render: (tree: ReactNode) => void;
  readonly unmount: () => void;
}

interface AwakeProps {
  readonly onAwake: () => void;
  readonly children: ReactNode;
}

function Awake({ onAwake, children }: AwakeProps) {
  useEffect(onAwake, [onAwake]);
  return children;
}

/** Draws into an empty place. */
export function drawRoot(element: HTMLElement, tree: ReactNode): SectionRoot {
  const root = createRoot(element);
  root.render(tree);
  return root;
}

/**
 * Hydrates what the server drew. React discards that and reports an error when a root is redrawn or unmounted before
 * hydration ends; so both wait, and only the last request counts.
 */
export function wakeRoot(element: HTMLElement, tree: ReactNode): SectionRoot {
  let isAwake = false;
  let waiting: (() => void) | undefined;
  const awake = () => {
    isAwake = true;
    // Deferred: React is in the middle of a commit.
    queueMicrotask(() => waiting?.());
  };
  const whenAwake = (step: () => void) => {
    if (isAwake) step();
    waiting = isAwake ? undefined : step;
  };
  const wrap = (content: ReactNode) => <Awake onAwake={awake}>{content}</Awake>;
  let root: Root | undefined;
  // As a transition React hydrates in slices.
  startTransition(() => {
    root = hydrateRoot(element, wrap(tree));
  });
  return {
    render: (content) => whenAwake(() => root?.render(wrap(content))),
    unmount: () => whenAwake(() => root?.unmount()),
  };
}
