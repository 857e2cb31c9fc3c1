import type { CallAnswer } from '#shared/contracts/call.ts';
import type { Staff } from '#shared/contracts/desk/desk-entry.ts';
import type { DeskProposal } from '#shared/contracts/desk/desk-proposals.ts';
import {
  type deskConfigCall,
  type deskContentCall,
  deskExportContentCall,
  type deskPostCall,
} from '#shared/contracts/desk/desk-site.ts';
import type { deskLogCall, deskStaffCall } from '#shared/contracts/desk/desk-staff.ts';
import { CONFIG_ENTRIES_OF_ROLES, mayAct } from '#shared/domain/staff/staff-roles.ts';
import { ACT_FORMS } from './act-forms.ts';
import { type ActForm, foldedForm } from './forms.ts';
import { placesOf } from './layout.ts';
import { html, instantText, jsonBlock, type Markup, table } from './markup.ts';

type Config = CallAnswer<typeof deskConfigCall>;

/** Writes the first page: where an account may go, and how many proposals wait for its decision. */
export function overviewContent(staff: Staff, proposals: readonly DeskProposal[]): Markup {
  const waiting = proposals.filter(({ state, proposedBy }) => state === 'waiting' && proposedBy.id !== staff.id).length;
  const places = placesOf(staff).filter(({ path }) => path !== '/');
  return html`<p>${staff.name}, roles: ${staff.roles.join(', ')}</p>
${waiting > 0 && html`<p class="note"><a href="/proposals">Proposals that wait for your decision: ${waiting}</a></p>`}
<ul class="places">${places.map(({ path, name }) => html`<li><a href="${path}">${name}</a></li>`)}</ul>
<p>Every act is recorded with your name and your reason. <a href="/docs">The calls of the desk</a> do the same for programs.</p>`;
}

function fileContent(file: Config['file']): Markup {
  if (file === null) return html`<p>No configuration file is set (SITE_CONFIG).</p>`;
  const problems = file.problems.map(({ path, message }) => html`<li><code>${path}</code> ${message}</li>`);
  return html`<dl><dt>Configuration file</dt><dd>${file.path}</dd><dt>In force since</dt><dd>${instantText(file.takenAt)}</dd></dl>
${problems.length > 0 && html`<div class="problem" role="alert"><p>The file has changed and is not usable; what was in force stays.</p><ul>${problems}</ul></div>`}
${!file.isShared && html`<p class="problem" role="alert">Another process of this site uses another file.</p>`}`;
}

function outsideContent(outside: Config['outside']): Markup {
  const values = outside.map(({ path, message }) => html`<li><code>${path}</code> ${message}</li>`);
  return html`${outside.length > 0 && html`<div class="problem" role="alert"><p>These values are outside their bounds, and not in force as they are written.</p><ul>${values}</ul></div>`}`;
}

const SITE_FORMS: readonly ActForm[] = [
  ACT_FORMS.patchConfig,
  ACT_FORMS.restoreConfig,
  ACT_FORMS.maintenance,
  ACT_FORMS.block,
  ACT_FORMS.terms,
];

/** Writes the site config and the forms that change it. */
export function siteContent({ file, patch, config, outside }: Config, staff: Staff): Markup {
  const forms = SITE_FORMS.filter(({ call }) => mayAct(staff.roles, call.roles));
  const own = staff.roles.includes('administrator')
    ? 'all entries'
    : staff.roles.flatMap((role) => CONFIG_ENTRIES_OF_ROLES[role] ?? []).join(', ');
  return html`${fileContent(file)}${outsideContent(outside)}<p>Your roles change: ${own}</p>
${forms.map((form) => foldedForm(form, '/site'))}
<h2>Changes made at the desk</h2>${jsonBlock(patch)}
<details><summary>The whole config</summary>${jsonBlock(config)}</details>`;
}

/** Writes the pages of content with the states of their texts, and the forms that change them. */
export function contentContent({ languages, pages }: CallAnswer<typeof deskContentCall>): Markup {
  const exportOf = (query: string) => `${deskExportContentCall.path}${query}`;
  const rows = pages.map(({ id, origin, heading, version, states, ...page }) => [
    html`${id}<br>${heading}`,
    page.class ?? 'removed',
    origin,
    version ?? '',
    ...languages.map((language) => (states[language] === 'approved' ? '✓' : (states[language] ?? ''))),
    html`<a href="${exportOf(`?id=${encodeURIComponent(id)}`)}" download="${id.replaceAll('/', '-')}.json">Export</a>`,
  ]);
  return html`<p><a href="${exportOf('')}" download="content.json">Export all pages</a></p>
${table(['Page', 'Class', 'Origin', 'Version', ...languages, 'File'], rows, 'There is no page of content.')}
${foldedForm(ACT_FORMS.importContent, '/content')}${foldedForm(ACT_FORMS.restoreContent, '/content')}
${foldedForm(ACT_FORMS.sendNews, '/content')}`;
}

/** Writes the state of the delivery of messages. */
export function postContent(post: CallAnswer<typeof deskPostCall>): Markup {
  const { undelivered, waiting, waitingSince, dead, failures } = post;
  const rows = failures.map(({ channel, kind, userId, failure, writtenAt }) => [
    channel,
    kind,
    userId,
    failure,
    instantText(writtenAt),
  ]);
  return html`<dl><dt>Channels without a service</dt><dd>${undelivered.length === 0 ? 'none' : undelivered.join(', ')}</dd>
<dt>Waiting</dt><dd>${waiting}${waitingSince !== null && html`, since ${instantText(waitingSince)}`}</dd>
<dt>Given up</dt><dd>${dead}</dd></dl>
<h2>Messages that were given up</h2>
${table(['Channel', 'Kind', 'Player', 'Failure', 'Written'], rows, 'Every message was delivered.')}`;
}

/** Writes the staff accounts and their forms. */
export function staffContent({ staff }: CallAnswer<typeof deskStaffCall>): Markup {
  const forms: readonly ActForm[] = [ACT_FORMS.staffRoles, ACT_FORMS.disableStaff, ACT_FORMS.resetStaff];
  const rows = staff.map(({ id, email, name, roles, isEnrolled, disabledAt, signedInAt }) => [
    email,
    name,
    roles.join(', '),
    disabledAt !== null ? `disabled ${instantText(disabledAt)}` : isEnrolled ? 'active' : 'has not enrolled',
    instantText(signedInAt),
    forms.map((form) =>
      foldedForm(form, '/staff', { staffId: String(id), roles, isDisabled: disabledAt === null ? '' : 'yes' }),
    ),
  ]);
  return html`${table(['E-mail address', 'Name', 'Roles', 'State', 'Last sign-in', 'Acts'], rows, 'There is no account.')}
${foldedForm(ACT_FORMS.addStaff, '/staff')}`;
}

type LogQuery = Readonly<Partial<Record<'cursor' | 'from' | 'kinds' | 'to' | 'userId', string>>>;

/** Writes the security log with its filter. */
export function logContent({ events, next }: CallAnswer<typeof deskLogCall>, query: LogQuery): Markup {
  const field = (name: keyof LogQuery, label: string) =>
    html`<label><span>${label}</span><input name="${name}" value="${query[name] ?? ''}"></label>`;
  const rows = events.map(({ id, at, kind, userId, staffId, address, requestId, details }) => [
    id,
    instantText(at),
    kind,
    userId,
    staffId,
    address,
    html`<details><summary>Details</summary><p>Request ${requestId}</p>${jsonBlock(details)}</details>`,
  ]);
  const older = new URLSearchParams({ ...query, cursor: next ?? '' }).toString();
  return html`<form class="act" method="get" action="/log">${field('userId', 'Id of the player')}
${field('kinds', 'Kinds, separated by commas')}${field('from', 'From (day of UTC)')}${field('to', 'To (day of UTC)')}
<button>Show</button></form>
${table(['Event', 'When', 'Kind', 'Player', 'Staff', 'Address', 'Details'], rows, 'There is no event.')}
${next !== null && html`<p><a href="/log?${older}">Older events</a></p>`}`;
}
