import { useLayoutEffect, useRef } from 'react';

interface Layer {
  readonly close: () => void;
}

/** Open layers, the last one on top. */
const layers: Layer[] = [];

/**
 * Returns the handler of Escape of a layer over the page; it closes the top layer. Radix learns only after the focus has
 * moved into a new layer that this layer is the top one, and gives an earlier Escape to the layer below.
 */
export function useEscape(onClose: () => void): (event: KeyboardEvent) => void {
  const latest = useRef(onClose);
  useLayoutEffect(() => {
    latest.current = onClose;
  });
  useLayoutEffect(() => {
    const layer = { close: () => latest.current() };
    layers.push(layer);
    return () => {
      layers.splice(layers.indexOf(layer), 1);
    };
  }, []);
  return (event) => {
    event.preventDefault();
    layers.at(-1)?.close();
  };
}
