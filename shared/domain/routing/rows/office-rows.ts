import { ROUTE_FLAGS as FLAG } from '../route-flags.ts';
import { rowsOf } from '../route-row.ts';

const office = rowsOf('office', { auth: 'signIn', unlisted: true, query: 'any' });
/** Banned players may ask where their money is. */
const aboutPayments = { flag: FLAG.paymentRequests, ban: 'allowed' } as const;
const TOPIC = ':topicId(\\d{1,16})';

/** Routes of the office (shell §2.5): signed-in players only. */
export const OFFICE_ROWS = [
  office('account', ['office', 'office/account'], { page: 'account', ban: 'allowed' }),
  office('history', 'office/history', {
    page: 'history',
    ban: 'allowed',
    links: { places: ['search', 'drawer'], name: 'history:title', words: 'history:words' },
  }),
  office('history-pay', 'office/historypay', { page: 'historyPay', ban: 'allowed' }),
  office('recharge', 'office/recharge', { page: 'recharge' }),
  office('security', 'office/security', { page: 'security', ban: 'allowed' }),
  office('responsible', 'office/responsible', { page: 'responsible', ban: 'allowed' }),
  office('settings', 'office/settings', {
    page: 'office-settings',
    ban: 'allowed',
    links: { places: ['search'], name: 'office-settings:heading', words: 'office-settings:words' },
  }),
  office('bonuses-deposit', 'office/bonuses/deposit', { page: 'depositBonuses' }),
  office('bonuses-wager', 'office/bonuses/wager', { page: 'bonusTurnover' }),
  office('vip-cashback', 'office/casino/vipcashback', { page: 'cashback', flag: FLAG.cashback }),
  office('premium-cashback', 'office/casino/premiumcashback', { page: 'cashback', flag: FLAG.cashback }),
  office('deduce', 'office/deduce', { page: 'deduce', ban: 'deduce' }),
  office('office-promotion', 'office/promotion', { page: 'promoCodes' }),
  office('bring-friend', 'office/bringfriend', { page: 'friends', flag: FLAG.bringFriend }),
  office('support', 'office/support', { page: 'support', ban: 'allowed' }),
  office('manager', 'office/manager', { page: 'manager', ban: 'allowed' }),
  office('rewards', 'office/rewards', { page: 'rewards', flag: FLAG.rewards }),
  office('verification', 'office/verification', { page: 'verification', ban: 'allowed' }),
  office('identification', 'office/identification', {
    page: 'verification',
    requires: 'identification',
    ban: 'allowed',
  }),
  office('share-idea', 'office/share-idea', { page: 'shareIdea' }),
  office('paycheck', 'office/paycheck', { page: 'paycheck', ban: 'allowed' }),
  office('payment-requests', 'office/payment/requests', { page: 'paymentRequests', ...aboutPayments }),
  office('payment-request-new', `office/payment/create-request/${TOPIC}`, {
    page: 'paymentRequestNew',
    ...aboutPayments,
  }),
  office('payment-transactions', `office/payment/${TOPIC}/transactions`, {
    page: 'paymentTransactions',
    ...aboutPayments,
  }),
  office('payment-transaction', `office/payment/${TOPIC}/transactions/:transactionId(\\d{1,20})`, {
    page: 'paymentTransaction',
    ...aboutPayments,
  }),
  office('payment-topic', `office/payment/${TOPIC}/:subTopicId(\\d{1,16})`, { page: 'paymentTopic', ...aboutPayments }),
] as const;
