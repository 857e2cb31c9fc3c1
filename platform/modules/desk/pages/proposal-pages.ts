import type { CallAnswer } from '#shared/contracts/call.ts';
import { deskPromoCall } from '#shared/contracts/desk/desk-book.ts';
import type { Staff } from '#shared/contracts/desk/desk-entry.ts';
import type { DeskProposal, deskProposalsCall } from '#shared/contracts/desk/desk-proposals.ts';
import { deskRestoreConfigCall } from '#shared/contracts/desk/desk-site.ts';
import { currencyOf, isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { ACT_FORMS, formOfCall } from './act-forms.ts';
import { type ActForm, formMarkup } from './forms.ts';
import { amountText, html, instantText, jsonBlock, type Markup, table } from './markup.ts';

type Answer = CallAnswer<typeof deskProposalsCall>;

const decimalsOf = (iso: string) => (isCurrencyIso(iso) ? currencyOf(iso).decimals : 2);

/** Writes the bounds of gifts and the form of a promo code. */
export function promoContent({ gifts }: Answer): Markup {
  const { iso, max, alone, day, givenAlone, given, hours } = gifts;
  const amount = (minor: number) => amountText(minor, decimalsOf(iso), iso);
  return html`<p>A gift is at most ${amount(max)}, or as much in another currency. Alone you give up to ${amount(alone)} in
24 hours (given: ${amount(givenAlone)}); what is more waits ${hours} hours as a <a href="/proposals">proposal</a> until
another member of staff approves it. You give, propose and approve up to ${amount(day)} in 24 hours (so far:
${amount(given)}).</p>
${formMarkup(ACT_FORMS.promo, '/promo')}`;
}

function giftMarkup(body: DeskProposal['body']): Markup {
  const { code, userId, value, iso, minCoef, minLegs, expiresAt } = body as Record<string, string | number | null>;
  const owner =
    userId === null
      ? html`the first player who types it`
      : html`<a href="/players/${userId ?? ''}">player ${userId ?? ''}</a>`;
  const terms = [
    minCoef === null ? '' : `, least coefficient ${Number(minCoef) / 1000}`,
    minLegs === null ? '' : `, ${minLegs} legs or more`,
    expiresAt === null ? ', without an end' : `, until ${instantText(Number(expiresAt))}`,
  ];
  return html`Free bet <b>${amountText(Number(value), decimalsOf(String(iso)), String(iso))}</b>, code <code>${code ?? ''}</code>,
for ${owner}${terms}`;
}

/** Writes what a proposal does, completely, because this is what is approved. */
function whatMarkup({ act, body, before }: DeskProposal): Markup {
  const { reason: _, ...input } = body;
  const replaced =
    before !== null && html`<details><summary>What it changes, as it was then</summary>${jsonBlock(before)}</details>`;
  if (act === deskPromoCall.id) return html`${giftMarkup(body)}${replaced}`;
  if (act === deskRestoreConfigCall.id) {
    const restored = before as { readonly before: unknown; readonly after: unknown };
    return html`${formOfCall(act)?.title ?? act}<p>They become:</p>${jsonBlock(restored.after)}
<details><summary>As they were then</summary>${jsonBlock(restored.before)}</details>`;
  }
  return html`${formOfCall(act)?.title ?? act}${jsonBlock(input)}${replaced}`;
}

function decisionMarkup({ id, proposedBy }: DeskProposal, staff: Staff): Markup {
  const formed = (form: ActForm) => formMarkup(form, '/proposals', { id: String(id) });
  if (proposedBy.id === staff.id)
    return html`<p>Yours: another member of staff decides it.</p>${formed(ACT_FORMS.takeBack)}`;
  return html`${formed(ACT_FORMS.approve)}${formed(ACT_FORMS.refuse)}`;
}

function outcomeText({ state, isAlone, decidedBy, decidedAt, expiresAt, decisionReason }: DeskProposal): string {
  if (state === 'expired') return `expired ${instantText(expiresAt)}`;
  if (isAlone) return 'given without a second person';
  const what = state === 'done' ? 'approved' : 'refused';
  return `${what} ${instantText(decidedAt)} by ${decidedBy?.name ?? ''}: ${decisionReason ?? ''}`;
}

/** Writes the proposals that an account may decide, and those that were decided or have expired. */
export function proposalsContent({ proposals }: Answer, staff: Staff): Markup {
  const facts = (one: DeskProposal) => [
    one.id,
    whatMarkup(one),
    `${one.proposedBy.name}, ${instantText(one.proposedAt)}`,
    String(one.body.reason ?? ''),
  ];
  const waiting = proposals.filter(({ state }) => state === 'waiting');
  const others = proposals.filter(({ state }) => state !== 'waiting');
  return html`<p>What gives money needs two people: one proposes it, another one approves it, and it is carried out exactly as
it is written here.</p>
<h2>Waiting</h2>${table(
    ['Proposal', 'What', 'Proposed', 'Reason', 'Until', 'Decision'],
    waiting.map((one) => [...facts(one), instantText(one.expiresAt), decisionMarkup(one, staff)]),
    'No proposal waits.',
  )}
<h2>Decided and expired</h2>${table(
    ['Proposal', 'What', 'Proposed', 'Reason', 'Outcome'],
    others.map((one) => [...facts(one), outcomeText(one)]),
    'No proposal was decided.',
  )}`;
}
