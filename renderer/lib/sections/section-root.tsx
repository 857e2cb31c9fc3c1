import { type ReactNode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';

/** What is drawn in the place of a section. */
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
 * Takes over what the server has drawn. React throws that away when a root is drawn anew or taken down before it is
 * awake, and reports it as an error; so both wait until then, and of what waits the last holds.
 */
export function wakeRoot(element: HTMLElement, tree: ReactNode): SectionRoot {
  let isAwake = false;
  let waiting: (() => void) | undefined;
  const awake = () => {
    isAwake = true;
    // Not now: React is in the middle of its work.
    queueMicrotask(() => waiting?.());
  };
  const whenAwake = (step: () => void) => {
    if (isAwake) step();
    waiting = isAwake ? undefined : step;
  };
  const wrap = (content: ReactNode) => <Awake onAwake={awake}>{content}</Awake>;
  const root = hydrateRoot(element, wrap(tree));
  return {
    render: (content) => whenAwake(() => root.render(wrap(content))),
    unmount: () => whenAwake(() => root.unmount()),
  };
}
