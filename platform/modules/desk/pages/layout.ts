import { createHash } from 'node:crypto';
import type { Staff } from '#shared/contracts/desk/desk-entry.ts';
import { mayAct, type StaffRole } from '#shared/domain/staff/staff-roles.ts';
import { html, Markup } from './markup.ts';

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; accent-color: #1a73e8; }
* { box-sizing: border-box; }
body { margin: 0; }
header, main { max-inline-size: 1200px; margin-inline: auto; padding: 12px 16px; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: 8px 16px; border-block-end: 1px solid #8886; }
header strong { font-size: 1.1rem; }
nav { flex: 1 1 20rem; display: flex; flex-wrap: wrap; gap: 4px 14px; }
nav a { padding-block: 6px; }
nav a[aria-current] { font-weight: 700; text-decoration: none; }
header form { display: flex; align-items: center; gap: 8px; margin: 0; }
h1 { font-size: 1.5rem; margin-block: 8px 16px; }
h2 { font-size: 1.15rem; margin-block: 28px 8px; }
.table { overflow-x: auto; margin-block: 8px 16px; }
table { inline-size: 100%; border-collapse: collapse; }
th, td { padding: 6px 8px; border-block-end: 1px solid #8886; text-align: start; vertical-align: top; }
td { overflow-wrap: break-word; }
dl { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: 4px 16px; }
dt { opacity: 0.75; }
dd { margin: 0; overflow-wrap: anywhere; }
pre { overflow: auto; max-block-size: 24rem; padding: 8px; border: 1px solid #8886; border-radius: 6px; font-size: 13px; }
details { margin-block: 8px; padding: 8px 12px; border: 1px solid #8886; border-radius: 8px; }
summary { cursor: pointer; font-weight: 600; padding-block: 4px; }
form.act { display: grid; gap: 10px; max-inline-size: 46rem; margin-block: 8px; }
label { display: block; }
label > span, legend { display: block; font-weight: 600; }
label small { display: block; opacity: 0.8; }
input:not([type=checkbox]), select, textarea { inline-size: 100%; min-block-size: 44px; padding: 8px 10px; font: inherit; }
textarea { font-family: ui-monospace, monospace; font-size: 13px; }
input[type=checkbox] { inline-size: 20px; block-size: 20px; margin-inline-end: 8px; vertical-align: middle; }
button { min-block-size: 44px; padding: 8px 18px; font: inherit; justify-self: start; cursor: pointer; }
fieldset { border: 1px solid #8886; border-radius: 8px; margin: 0; }
.note { padding: 10px 14px; border-inline-start: 4px solid #1a8a3a; background: #1a8a3a22; }
.problem { padding: 10px 14px; border-inline-start: 4px solid #c62828; background: #c6282822; }
.message { max-inline-size: 44em; margin-block: 8px; padding: 8px 12px; border: 1px solid #8886; border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
.staff { margin-inline-start: 48px; background: #1a73e822; }
.message small { display: block; opacity: 0.8; }
.qr { inline-size: 220px; block-size: 220px; }
code { overflow-wrap: anywhere; }
@media (max-width: 700px) {
  thead { position: absolute; clip-path: inset(50%); }
  table, tbody, tr, td { display: block; }
  tr { padding-block: 8px; border-block-end: 1px solid #8886; }
  td { padding: 2px 0; border: 0; }
  td:empty { display: none; }
  td::before { content: attr(data-label) ": "; opacity: 0.75; }
}
`;

/** Policy of the desk's pages: they run and load nothing, and send their forms to the desk alone. */
export const DESK_PAGE_POLICY =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; ` +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A page of the navigation, and the roles that see it; an empty list admits every account. */
const PLACES: readonly { readonly path: string; readonly name: string; readonly roles: readonly StaffRole[] }[] = [
  { path: '/', name: 'Overview', roles: [] },
  { path: '/players', name: 'Players', roles: ['support', 'payments', 'trader'] },
  { path: '/support', name: 'Support', roles: ['support'] },
  { path: '/book', name: 'Book', roles: ['trader'] },
  { path: '/promo', name: 'Promo codes', roles: ['payments', 'content'] },
  { path: '/site', name: 'Site', roles: ['content', 'trader', 'payments'] },
  { path: '/landings', name: 'Landing pages', roles: ['content'] },
  { path: '/post', name: 'Messages', roles: ['support', 'content', 'payments'] },
  { path: '/staff', name: 'Staff', roles: ['administrator'] },
  { path: '/log', name: 'Security log', roles: ['administrator'] },
];

/** The places of the navigation that an account may open. */
export const placesOf = ({ roles }: Staff) =>
  PLACES.filter((place) => place.roles.length === 0 || mayAct(roles, place.roles));

interface PageInput {
  readonly title: string;
  readonly content: Markup;
  /** Null before the sign-in. */
  readonly staff: Staff | null;
  /** Path of the page. */
  readonly path?: string;
}

function head(staff: Staff, path: string): Markup {
  const links = placesOf(staff).map(({ path: to, name }) => {
    const isHere = to === '/' ? path === '/' : path === to || path.startsWith(`${to}/`);
    return html`<a href="${to}"${isHere ? new Markup(' aria-current="page"') : ''}>${name}</a> `;
  });
  return html`<header><strong>Desk</strong><nav aria-label="Desk">${links}</nav>
<form method="post" action="/sign-out"><span>${staff.email}</span><button>Sign out</button></form></header>`;
}

/** Writes a page of the desk. */
export function deskPage({ title, content, staff, path = '' }: PageInput): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Desk</title><style>${new Markup(STYLE)}</style></head>
<body>${staff && head(staff, path)}<main><h1>${title}</h1>${content}</main></body></html>`.text;
}
