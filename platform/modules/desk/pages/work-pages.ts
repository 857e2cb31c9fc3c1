import { randomUUID } from 'node:crypto';
import type { CallAnswer } from '#shared/contracts/call.ts';
import type { deskReviewsCall, deskStopsCall } from '#shared/contracts/desk/desk-book.ts';
import type { deskSupportCall, deskThreadCall } from '#shared/contracts/desk/desk-support.ts';
import { currencyOf, isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { aboutText } from './about-payment.ts';
import { ACT_FORMS } from './act-forms.ts';
import { foldedForm, formMarkup } from './forms.ts';
import { amountText, html, instantText, jsonBlock, type Markup, said, table } from './markup.ts';

type Threads = CallAnswer<typeof deskSupportCall>;
type Thread = CallAnswer<typeof deskThreadCall>;

const decimalsOf = (iso: string) => (isCurrencyIso(iso) ? currencyOf(iso).decimals : 2);

const titleOf = ({ id, kind, topic }: Pick<Thread, 'id' | 'kind' | 'topic'>) =>
  kind === 'chat' ? `Chat ${id}` : `Request ${id}: ${topic}`;

function whoOf({ userId, contact }: Pick<Thread, 'contact' | 'userId'>): Markup {
  const name = userId === null ? html`guest` : html`<a href="/players/${userId}">player ${userId}</a>`;
  return contact === null ? name : html`${name}, ${said(contact)}`;
}

/** Writes what a request asks about a payment, with the way to the payment. */
function aboutOf({ paymentTopic, paymentSubTopic, paymentId }: Omit<Thread, 'messages'>): Markup | false {
  if (paymentTopic === null) return false;
  const payment = paymentId !== null && html`, <a href="/payments/${paymentId}">payment ${paymentId}</a>`;
  return html`, ${aboutText(paymentTopic, paymentSubTopic)}${payment}`;
}

/** Writes all chats and requests, and the callbacks. */
export function supportContent({ threads, callbacks }: Threads): Markup {
  const rows = threads.map((thread) => [
    html`<a href="/support/${thread.id}">${titleOf(thread)}</a>${aboutOf(thread)}`,
    whoOf(thread),
    thread.state,
    instantText(thread.changedAt),
    `${thread.lastAuthor}: ${said(thread.lastText).slice(0, 200)}`,
  ]);
  const calls = callbacks.map(({ id, phone, preferredAt, language, askedAt, doneAt }) => [
    phone,
    preferredAt === null ? 'as soon as possible' : instantText(preferredAt),
    language,
    instantText(askedAt),
    doneAt === null
      ? formMarkup(ACT_FORMS.called, '/support', { callbackId: String(id) })
      : `called ${instantText(doneAt)}`,
  ]);
  return html`<h2>Chats and requests</h2>
${table(['Request', 'Visitor', 'State', 'Changed', 'Last message'], rows, 'No visitor has written.')}
<h2>Callbacks</h2>${table(['Phone', 'When', 'Language', 'Asked', 'State'], calls, 'No visitor waits for a call.')}`;
}

/** Writes one chat or request with the form that answers it. */
export function threadContent(thread: Thread): Markup {
  const messages = thread.messages.map(
    ({ author, text, at }) =>
      html`<div class="message ${author}"><small>${author}, ${instantText(at)}</small>${said(text)}</div>`,
  );
  const back = `/support/${thread.id}`;
  const values = { threadId: String(thread.id), key: randomUUID() };
  return html`<p><a href="/support">All chats and requests</a></p>
<p>${titleOf(thread)}: ${whoOf(thread)}${thread.couponId !== null && html`, coupon ${thread.couponId}`}${aboutOf(thread)}, ${thread.state}</p>
${messages}${formMarkup(ACT_FORMS.answer, back, values)}
${thread.state !== 'closed' && formMarkup(ACT_FORMS.closeThread, back, values)}`;
}

/** Writes the VIP bets under review, the stopped markets and the factor of a player. */
export function bookContent(
  { reviews }: CallAnswer<typeof deskReviewsCall>,
  { stops }: CallAnswer<typeof deskStopsCall>,
): Markup {
  const bets = reviews.map(({ couponId, userId, amount, iso, until }) => [
    couponId,
    html`<a href="/players/${userId}">${userId}</a>`,
    amountText(amount, decimalsOf(iso), iso),
    instantText(until),
    formMarkup(ACT_FORMS.review, '/book', { couponId }),
  ]);
  const stopped = stops.map(({ id, gameId, marketType, period, reason, evidence, since }) => [
    id,
    gameId ?? 'every game',
    marketType,
    period ?? 'every period',
    reason,
    instantText(since),
    jsonBlock(evidence),
    formMarkup(ACT_FORMS.liftStop, '/book', { id: String(id) }),
  ]);
  return html`<h2>VIP bets under review</h2>
${table(['Coupon', 'Player', 'Stake', 'Until', 'Decision'], bets, 'No VIP bet waits.')}
<h2>Stopped markets</h2>
${table(['Stop', 'Game', 'Type', 'Period', 'Reason', 'Since', 'Evidence', 'Lift'], stopped, 'No market is stopped.')}
${foldedForm(ACT_FORMS.stop, '/book')}
<h2>Players</h2>${foldedForm(ACT_FORMS.factor, '/book')}
<p>Liability limits, delays of live bets and rules of cash-out are entries of the <a href="/site">site config</a>.</p>`;
}
