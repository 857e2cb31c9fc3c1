import type { ComponentType } from 'react';
import { lazyPart } from '#renderer/lib/lazy/lazy-part.tsx';
import type { AnyOrderKind } from '#renderer/lib/orders/order-kind.ts';
import type { OrderNews } from '#renderer/lib/orders/order-news.ts';

interface ListedKind {
  /** Loads the kind from the feature that owns it. */
  readonly load: () => Promise<AnyOrderKind>;
  /** Tells an outcome by a notice. */
  readonly News: ComponentType<{ readonly news: OrderNews }>;
}

const paymentOrders = () => import('#renderer/features/cashier/payment-orders.ts');
const paymentNews = () => import('#renderer/features/cashier/payment-news.tsx');
const PAYMENT_TEXTS = ['cashier', 'auth'] as const;

/** All kinds of orders by name: what the device keeps of them is taken over, and their outcomes are told. */
export const orderKinds: Readonly<Record<string, ListedKind>> = {
  cashOut: {
    load: async () => (await import('#renderer/features/history/cash-out/cash-out-order.ts')).cashOutOrder,
    News: lazyPart({
      load: async () => (await import('#renderer/features/history/cash-out/cash-out-news.tsx')).CashOutNews,
      namespaces: ['cash-out'],
    }),
  },
  edit: {
    load: async () => (await import('#renderer/features/history/edit/edit-order.ts')).editOrder,
    News: lazyPart({
      load: async () => (await import('#renderer/features/history/edit/edit-news.tsx')).EditNews,
      namespaces: ['edit'],
    }),
  },
  deposit: {
    load: async () => (await paymentOrders()).depositOrder,
    News: lazyPart({ load: async () => (await paymentNews()).DepositNews, namespaces: PAYMENT_TEXTS }),
  },
  withdrawal: {
    load: async () => (await paymentOrders()).withdrawalOrder,
    News: lazyPart({ load: async () => (await paymentNews()).WithdrawalNews, namespaces: PAYMENT_TEXTS }),
  },
  purchase: {
    load: async () => (await import('#renderer/features/points/purchase-order.ts')).purchaseOrder,
    News: lazyPart({
      load: async () => (await import('#renderer/features/points/purchase-news.tsx')).PurchaseNews,
      namespaces: ['points'],
    }),
  },
};
