import {
  type Ref,
  type RefCallback,
  useCallback,
  useEffectEvent,
  useLayoutEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';

type Field = HTMLInputElement & HTMLSelectElement & HTMLTextAreaElement;

/** What a field holds. */
export type EarlyInput = Pick<HTMLInputElement, 'checked' | 'value'>;

/** Tells whether a field holds something else than the page drew: React leaves it and takes what it drew as default. */
function isChanged(field: Field): boolean {
  if (field.options) {
    const options = [...field.options];
    const drawn = options.find((one) => one.defaultSelected) ?? options.find((one) => !one.disabled);
    return field.selectedOptions[0] !== drawn;
  }
  return /^(?:checkbox|radio)$/.test(field.type)
    ? field.checked !== field.defaultChecked
    : field.value !== field.defaultValue;
}

const never = () => () => undefined;

/**
 * Tells a form what was typed or chosen in one of its fields before the browser hydrated it, by the player or by a
 * password manager: React hears no event of that time. A field that the browser makes itself has no such time.
 *
 * @param tell the form's own handler, as for an event
 * @param outer ref of the caller to the same element
 * @returns the ref of the field's element. Its id would not find it: the server draws parts with ids of their own
 */
export function useEarlyInput<Element extends HTMLElement>(
  tell: (input: EarlyInput) => void,
  outer?: Ref<Element>,
): RefCallback<Element> {
  const element = useRef<Element>(null);
  const hear = useEffectEvent(tell);
  // What the form did not take leaves the field, as after an event.
  const [, draw] = useReducer((count: number) => count + 1, 0);
  // Only while it takes over from the server's HTML.
  const isHydrating = useSyncExternalStore(
    never,
    () => false,
    () => true,
  );
  const isHydrated = useRef(isHydrating);
  useLayoutEffect(() => {
    const field = isHydrated.current ? (element.current as Field | null) : null;
    if (!field || !isChanged(field)) return;
    const { value, checked } = field;
    hear({ value, checked });
    draw();
    // Several fields tell in one commit: a form that copies its state into the next has kept only the last of them.
    queueMicrotask(() => {
      if (field.value !== value || field.checked !== checked) flushSync(() => hear({ value, checked }));
    });
  }, []);
  return useCallback(
    (node) => {
      element.current = node;
      if (typeof outer === 'function') outer(node);
      else if (outer) outer.current = node;
    },
    [outer],
  );
}
