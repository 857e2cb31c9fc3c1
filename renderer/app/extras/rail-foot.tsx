import { type ReactNode, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useMedia } from '#renderer/lib/lazy/use-media.ts';

let place: HTMLElement | null = null;
const listeners = new Set<() => void>();

function found(element: HTMLElement | null): void {
  place = element;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Space below the rail for buttons that stay on the screen: they cover no price there, and not the footer. */
export function RailFoot({ className }: { readonly className: string | undefined }) {
  return <div ref={found} className={className} />;
}

/** Whether the rail stands next to the content, and so its foot; elsewhere the rail is a drawer. */
export const useHasRailFoot = (): boolean => useMedia('(width >= 1100px)');

/** Draws its content in the foot of the rail. */
export function InRailFoot({ children }: { readonly children: ReactNode }) {
  const element = useSyncExternalStore(
    subscribe,
    () => place,
    () => null,
  );
  return element && createPortal(children, element);
}
