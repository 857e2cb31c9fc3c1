import { useLayoutEffect, useRef } from 'react';

interface Layer {
  readonly close: () => void;
}

/** Open layers, the last one on top. */
const layers: Layer[] = [];

/**
 * Registers a layer while it is open, and returns the handler of Escape for Radix, which closes the top layer. Radix does
 * not know layers of others, and learns only after the focus has moved into a new layer of its own that this layer is the
 * top one; until then it gives Escape to the layer below.
 */
export function useEscape(onClose: () => void, isOpen = true): (event: KeyboardEvent) => void {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    if (!isOpen) return;
    const layer = { close: () => latest.current() };
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, [isOpen]);
  return (event) => {
    event.preventDefault();
    layers.at(-1)?.close();
  };
}
