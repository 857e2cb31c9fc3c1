import type { CallAnswer } from '#shared/contracts/call.ts';
import type { deskPaymentCall, deskPaymentsCall } from '#shared/contracts/desk/desk-payments.ts';
import { currencyOf, isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { aboutText } from './about-payment.ts';
import { ACT_FORMS } from './act-forms.ts';
import { foldedForm, formMarkup } from './forms.ts';
import { amountText, html, instantText, jsonBlock, type Markup, said, table } from './markup.ts';

type Queue = CallAnswer<typeof deskPaymentsCall>;
type Case = CallAnswer<typeof deskPaymentCall>;

const money = (amount: number, iso: string) =>
  amountText(amount, isCurrencyIso(iso) ? currencyOf(iso).decimals : 2, iso);
const linkTo = (id: number) => html`<a href="/payments/${id}">${id}</a>`;
const playerLink = (id: number) => html`<a href="/players/${id}">${id}</a>`;

/** Writes the withdrawals that wait for a person, and what does not agree with the books. */
export function paymentsContent({ waiting, totals, findings }: Queue): Markup {
  const sums = totals.map(({ iso, count, amount, oldest }) => [iso, count, money(amount, iso), instantText(oldest)]);
  const rows = waiting.map(({ id, userId, amount, iso, state, reason, methodId, createdAt }) => [
    linkTo(id),
    playerLink(userId),
    money(amount, iso),
    state,
    reason ?? '',
    methodId,
    instantText(createdAt),
  ]);
  const faults = findings.map(({ id, kind, paymentId, userId, seen, foundAt }) => [
    linkTo(paymentId),
    playerLink(userId),
    kind,
    jsonBlock(seen),
    instantText(foundAt),
    formMarkup(ACT_FORMS.closeFinding, '/payments', { id: String(id) }),
  ]);
  return html`<h2>Withdrawals that wait</h2>
${table(['Currency', 'Number', 'Sum', 'Oldest'], sums, 'No withdrawal waits.')}
${table(['Payment', 'Player', 'Amount', 'State', 'Why', 'Method', 'Asked for'], rows, 'No withdrawal waits.')}
<h2>Findings</h2>
${table(['Payment', 'Player', 'Finding', 'Seen', 'Found', 'Close'], faults, 'Everything agrees with the books.')}`;
}

/** Returns the forms by which a payment can be decided in its state. */
function formsOf({ id, kind, state, findings }: Case): readonly Markup[] {
  const values = { paymentId: String(id) };
  const back = `/payments/${id}`;
  if (kind === 'deposit') {
    const isOther = findings.some((finding) => finding.kind === 'other-amount');
    return isOther ? [foldedForm(ACT_FORMS.creditDeposit, back, values)] : [];
  }
  if (state === 'in-review') {
    const { approveWithdrawal, refuseWithdrawal, askPlayer, paidByHand } = ACT_FORMS;
    return [approveWithdrawal, refuseWithdrawal, askPlayer, paidByHand].map((form) => foldedForm(form, back, values));
  }
  if (state === 'approved' || state === 'unknown') return [foldedForm(ACT_FORMS.paidByHand, back, values)];
  if (state !== 'waiting-for-player') return [];
  return [ACT_FORMS.resumeReview, ACT_FORMS.refuseWithdrawal].map((form) => foldedForm(form, back, values));
}

/** Writes a payment with its story, what the rules found and the forms that decide it. */
export function paymentContent(payment: Case): Markup {
  const { kind, state, amount, fee, iso, userId, provider, methodId, label, holder, checks, steps, totals } = payment;
  const facts = [
    ['Player', playerLink(userId)],
    ['Kind', kind],
    ['State', state],
    ['Amount', money(amount, iso)],
    ['Fee', money(fee, iso)],
    ['Method', `${methodId} (${provider})`],
    ['Card or account', said(label)],
    ['In the name of', said(holder)],
    ['Approved by', payment.approvals.map(({ staffId }) => staffId).join(', ')],
  ];
  const life = totals.map((sum) => [
    sum.iso,
    money(sum.deposited, sum.iso),
    money(sum.withdrawn, sum.iso),
    money(sum.held, sum.iso),
    money(sum.deposited - sum.withdrawn, sum.iso),
  ]);
  return html`<p><a href="/payments">All that waits</a></p>
${table(['Fact', 'Value'], facts, '')}
${payment.needsTwo && html`<p>Two members of staff approve this amount.</p>`}
${formsOf(payment)}
<h2>Rules</h2>${table(
    ['Rule', 'Kept'],
    checks.map(({ check, isPassed }) => [check, isPassed ? 'yes' : 'no']),
    'No rule was asked.',
  )}
<h2>Story</h2>${table(
    ['When', 'State', 'Why', 'By', 'For the player', 'For the record'],
    steps.map(({ at, state: to, reason, actor, note, staffNote }) => [
      instantText(at),
      to,
      reason ?? '',
      actor,
      said(note),
      said(staffNote),
    ]),
    '',
  )}
<h2>Requests about it</h2>${table(
    ['Request', 'Topic', 'State', 'Changed'],
    payment.requests.map(({ id, topic, subTopic, state: stands, changedAt }) => [
      html`<a href="/support/${id}">${id}</a>`,
      aboutText(topic, subTopic),
      stands,
      instantText(changedAt),
    ]),
    'Its player has asked nothing about it.',
  )}
<h2>Payments over life</h2>${table(['Currency', 'Deposited', 'Withdrawn', 'Held', 'Net'], life, '')}
${payment.findings.length > 0 && html`<h2>Findings</h2>${payment.findings.map(({ kind: what, seen }) => html`<p>${what}</p>${jsonBlock(seen)}`)}`}`;
}
