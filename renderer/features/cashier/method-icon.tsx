import type { PaymentMethodKind } from '#shared/domain/cashier/payment-methods.ts';

/** Icons on the grid of the design system, 20 × 20, as strokes; only these pages need them. */
const PATHS: Readonly<Record<PaymentMethodKind, string>> = {
  card: 'M2.5 5h15v10h-15zM2.5 8.3h15M5.5 12h3',
  transfer: 'M3 8 10 3.5 17 8zM4.5 8v7M8.2 8v7M11.8 8v7M15.5 8v7M3 16.5h14',
  wallet: 'M3 6h13.5v10.5H3zM3 6l10-3v3M13 10.2h4.5v2.6H13z',
  voucher: 'M3 5.5h14v3a1.5 1.5 0 0 0 0 3v3H3v-3a1.5 1.5 0 0 0 0-3zM11.5 6v8',
  terminal: 'M5 2.5h10v15H5zM7.5 5.5h5v4h-5zM8 13.5h4',
};

/** Draws how a method works; the name next to it has its meaning. */
export function MethodIcon({ kind }: { readonly kind: PaymentMethodKind }) {
  return (
    <svg viewBox="0 0 20 20" width={24} height={24} aria-hidden="true" focusable="false">
      <path d={PATHS[kind]} />
    </svg>
  );
}
