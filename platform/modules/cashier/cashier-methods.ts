import type { CashierMethod } from '#shared/contracts/cashier.ts';
import { boundsOf, methodsFor } from '#shared/domain/cashier/payment-methods.ts';
import type { PaymentKind } from '#shared/domain/cashier/payments.ts';
import type { Admission, Visitor } from '../admission/admission-service.ts';
import type { PaymentsInput } from './deposits.ts';

interface MethodsInput extends Pick<PaymentsInput, 'countryOf' | 'terms'> {
  readonly admission: Pick<Admission, 'refusalOf'>;
}

/** Creates what says which methods a player has, and why there are none. */
export function createCashierMethods({ admission, countryOf, terms }: MethodsInput) {
  /** Methods of a direction for a player and a currency. */
  async function methodsOf(userId: number, kind: PaymentKind, iso: string): Promise<readonly CashierMethod[]> {
    const country = await countryOf(userId);
    return methodsFor(terms().methods, kind, { iso, country }).flatMap((method) => {
      const own = method[kind];
      if (!own) return [];
      const { id, name } = method;
      return [{ id, kind: method.kind, name, ...boundsOf(own, iso), fee: own.fee, time: own.time }];
    });
  }

  /** Tells whether methods of a currency wait for the country of the player alone. */
  async function isCountryMissing(userId: number, kind: PaymentKind, iso: string): Promise<boolean> {
    if ((await countryOf(userId)) !== null) return false;
    const anywhere = terms().methods.map((method) => ({ ...method, countries: null }));
    return methodsFor(anywhere, kind, { iso, country: null }).length > 0;
  }

  async function closureOf(visitor: Visitor, kind: PaymentKind, iso: string, count: number) {
    const refusal = await admission.refusalOf(kind, visitor);
    if (refusal && refusal.code !== 'SESSION_REQUIRED') return { code: refusal.code, until: refusal.until };
    if (count > 0) return null;
    const isMissing = await isCountryMissing(visitor.userId, kind, iso);
    return { code: isMissing ? 'country-unknown' : 'no-method', until: null } as const;
  }

  return { methodsOf, closureOf };
}
