import {
  deskApproveWithdrawalCall,
  deskAskPlayerCall,
  deskCloseFindingCall,
  deskCreditDepositCall,
  deskPaidByHandCall,
  deskPaymentCall,
  deskPaymentsCall,
  deskRefuseWithdrawalCall,
  deskResumeReviewCall,
} from '#shared/contracts/desk/desk-payments.ts';
import type { PaymentDesk } from '../../cashier/cashier-service.ts';
import type { SecurityLog } from '../../records/security-log-service.ts';
import type { DeskRegistry } from '../desk-registry.ts';

export interface PaymentActsInput {
  readonly paymentDesk: PaymentDesk;
  readonly securityLog: Pick<SecurityLog, 'record'>;
}

/** Registers what staff read of payments and decide about them; reading one is recorded, because it names its player. */
export function paymentActs(desk: DeskRegistry, { paymentDesk, securityLog }: PaymentActsInput): void {
  const stateOf = async ({ paymentId }: { readonly paymentId: number }) => {
    const { state, amount, iso, userId, approvals } = await paymentDesk.look(paymentId);
    return { state, amount, iso, userId, approvals };
  };

  desk.read(deskPaymentsCall, () => paymentDesk.queue());
  desk.read(deskPaymentCall, async ({ params, staff }) => {
    const payment = await paymentDesk.look(Number(params.paymentId));
    const details = { call: deskPaymentCall.id };
    await securityLog.record({ kind: 'staff_read', staffId: staff.id, userId: payment.userId, details });
    return payment;
  });
  desk.act(deskApproveWithdrawalCall, {
    state: stateOf,
    apply: async ({ paymentId, reason }, { id: staffId }) => ({
      paymentId,
      ...(await paymentDesk.approve({ paymentId, staffId, reason })),
    }),
  });
  desk.act(deskRefuseWithdrawalCall, {
    state: stateOf,
    apply: async ({ paymentId, reason, why, words }, { id: staffId }) => ({
      paymentId,
      state: await paymentDesk.refuse({ paymentId, staffId, reason }, { why, words }),
    }),
  });
  desk.act(deskAskPlayerCall, {
    state: stateOf,
    apply: async ({ paymentId, reason, why, words }, { id: staffId }) => ({
      paymentId,
      state: await paymentDesk.askPlayer({ paymentId, staffId, reason }, { why, words }),
    }),
  });
  desk.act(deskResumeReviewCall, {
    state: stateOf,
    apply: async ({ paymentId, reason }, { id: staffId }) => ({
      paymentId,
      state: await paymentDesk.resume({ paymentId, staffId, reason }),
    }),
  });
  desk.act(deskPaidByHandCall, {
    state: stateOf,
    apply: async ({ paymentId, reason, method, reference, paidOn }, { id: staffId }) => ({
      paymentId,
      ...(await paymentDesk.paidByHand({ paymentId, staffId, reason }, { method, reference, paidOn })),
    }),
  });
  desk.act(deskCreditDepositCall, {
    state: stateOf,
    apply: async ({ paymentId, reason }, { id: staffId }) => ({
      paymentId,
      amount: await paymentDesk.credit({ paymentId, staffId, reason }),
    }),
  });
  desk.act(deskCloseFindingCall, {
    apply: async ({ id, reason }, staff) => ({ id, isDecided: await paymentDesk.closeFinding(id, staff.id, reason) }),
  });
}
