import { useCallback } from 'react';
import { useSearchParams } from 'react-router-dom';

const NAME = 'payment';

/** Returns the id of the payment that an address names; null for none, and for what is no id. */
export function addressedPayment(query: URLSearchParams): number | null {
  const text = query.get(NAME) ?? '';
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}

/** Returns the payment that the address names, and a function that names another one or none. */
export function useAddressedPayment(): readonly [number | null, (paymentId: number | null) => void] {
  const [query, setQuery] = useSearchParams();
  const show = useCallback(
    (paymentId: number | null) =>
      setQuery(
        (before) => {
          const next = new URLSearchParams(before);
          if (paymentId === null) next.delete(NAME);
          else next.set(NAME, String(paymentId));
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setQuery],
  );
  return [addressedPayment(query), show];
}
