import type { CallAnswer } from '#shared/contracts/call.ts';
import type { Staff } from '#shared/contracts/desk/desk-entry.ts';
import type { deskFindPlayersCall, deskLedgerCall, deskPlayerCall } from '#shared/contracts/desk/desk-players.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { mayAct } from '#shared/domain/staff/staff-roles.ts';
import { ACT_FORMS } from './act-forms.ts';
import { type ActForm, type FormValues, foldedForm } from './forms.ts';
import { amountText, html, instantText, type Markup, said, table } from './markup.ts';

type Found = CallAnswer<typeof deskFindPlayersCall>['players'];
type Player = CallAnswer<typeof deskPlayerCall>;
type Ledger = CallAnswer<typeof deskLedgerCall>;

const TYPE_NAMES = new Map<number, string>(Object.entries(ACCOUNT_TYPE).map(([name, type]) => [type, name]));
const typeText = (type: number) => TYPE_NAMES.get(type) ?? String(type);

/** Writes the search of players and what it has found; null before a search. */
export function playersContent(search: string, players: Found | null): Markup {
  const rows = (players ?? []).map(({ id, email, phone, name, createdAt }) => [
    html`<a href="/players/${id}">${id}</a>`,
    email,
    phone,
    said(name),
    instantText(createdAt),
  ]);
  return html`<form class="act" method="get" action="/players"><label><span>Search</span>
<small>Id, e-mail address or its beginning, or phone number</small>
<input name="search" value="${search}" minlength="3" required></label><button>Search</button></form>
${players && table(['Id', 'E-mail address', 'Phone', 'Name', 'Opened'], rows, 'No player is found.')}`;
}

const FORMS: readonly ActForm[] = [
  ACT_FORMS.correctProfile,
  ACT_FORMS.endSessions,
  ACT_FORMS.ban,
  ACT_FORMS.exclude,
  ACT_FORMS.closePlayer,
];

/** What the forms of a player show before anything is typed. */
const valuesOf = ({ id, banLevel, firstName, surname, middleName, birthday, country }: Player): FormValues => ({
  ...{ userId: String(id), level: String(banLevel), name: firstName ?? '', surname: surname ?? '' },
  ...{ middleName: middleName ?? '', birthday: birthday ?? '', country: country ?? '' },
});

/** Writes one player, with the forms that this account may use. */
export function playerContent(player: Player, staff: Staff): Markup {
  const { id, sessions, accounts } = player;
  const facts = [
    ['E-mail address', player.email],
    ['Phone', player.phone],
    ['Name', said([player.firstName ?? player.name, player.middleName, player.surname].filter(Boolean).join(' '))],
    ['Birthday', player.birthday],
    ['Country', player.country],
    ['Language', player.language],
    ['Opened', instantText(player.createdAt)],
    ['Last sign-in', instantText(player.signedInAt)],
    ['Second step', player.isTwoStep ? 'on' : 'off'],
    ['Ban level', player.banLevel === 0 ? 'none' : player.banLevel],
    ['Excluded until', instantText(player.excludedUntil)],
    ['Time-out until', instantText(player.timeOutUntil)],
    ['Closed', instantText(player.closedAt)],
  ] as const;
  const shown = facts.filter(([, value]) => value !== null && value !== '');
  const values = valuesOf(player);
  const forms = FORMS.filter(({ call }) => mayAct(staff.roles, call.roles));
  const isReader = mayAct(staff.roles, ['payments', 'support']);
  return html`<dl>${shown.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
<h2>Accounts</h2>${table(
    ['Account', 'Type', 'Balance'],
    accounts.map(({ id: account, type, money, decimals, iso }) => [
      account,
      typeText(type),
      amountText(money, decimals, iso),
    ]),
    'The player has no account.',
  )}${isReader && html`<p><a href="/players/${id}/ledger">Ledger of the player</a></p>`}
<h2>Open sessions</h2>${table(
    ['Began', 'Last used', 'Address', 'Browser'],
    sessions.map(({ signedInAt, seenAt, address, agent }) => [
      instantText(signedInAt),
      instantText(seenAt),
      address,
      agent,
    ]),
    'No session is open.',
  )}${forms.length > 0 && html`<h2>Acts</h2>${forms.map((form) => foldedForm(form, `/players/${id}`, values))}`}`;
}

/** Writes a page of the ledger of a player. */
export function ledgerContent(userId: number, { postings, next }: Ledger): Markup {
  const rows = postings.map(({ transactionId, at, kind, couponId, accountId, amount, balanceAfter, decimals, iso }) => [
    transactionId,
    instantText(at),
    kind,
    couponId,
    accountId,
    amountText(amount, decimals, iso),
    balanceAfter === null ? '' : amountText(balanceAfter, decimals, iso),
  ]);
  return html`<p><a href="/players/${userId}">Player ${userId}</a></p>
${table(['Transaction', 'When', 'Kind', 'Coupon', 'Account', 'Amount', 'Balance after'], rows, 'There is no posting.')}
${next !== null && html`<p><a href="/players/${userId}/ledger?before=${next}">Older postings</a></p>`}`;
}
