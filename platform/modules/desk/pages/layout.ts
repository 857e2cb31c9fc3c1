import { createHash } from 'node:crypto';
import type { Staff } from '#shared/contracts/desk/desk-entry.ts';
import { mayAct, type StaffRole } from '#shared/domain/staff/staff-roles.ts';
import { DESK_STYLE } from './desk-style.ts';
import { html, Markup } from './markup.ts';

/** Policy of the desk's pages: they run and load nothing, and send their forms to the desk alone. */
export const DESK_PAGE_POLICY =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(DESK_STYLE).digest('base64')}'; ` +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A page of the navigation, and the roles that see it; an empty list admits every account. */
const PLACES: readonly { readonly path: string; readonly name: string; readonly roles: readonly StaffRole[] }[] = [
  { path: '/', name: 'Overview', roles: [] },
  { path: '/players', name: 'Players', roles: ['support', 'payments', 'trader'] },
  { path: '/support', name: 'Support', roles: ['support'] },
  { path: '/book', name: 'Book', roles: ['trader'] },
  { path: '/payments', name: 'Payments', roles: ['payments'] },
  { path: '/promo', name: 'Promo codes', roles: ['payments'] },
  { path: '/proposals', name: 'Proposals', roles: ['payments', 'trader'] },
  { path: '/site', name: 'Site', roles: ['content', 'trader', 'payments'] },
  { path: '/content', name: 'Content', roles: ['content'] },
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
  return html`<a class="skip" href="#content">To the content</a><header><strong>Desk</strong><nav aria-label="Desk">${links}</nav>
<form method="post" action="/sign-out"><span>${staff.email}</span><button>Sign out</button></form></header>`;
}

/** Writes a page of the desk. */
export function deskPage({ title, content, staff, path = '' }: PageInput): string {
  const entry = new Markup(staff ? '' : ' class="entry"');
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} – Desk</title><style>${new Markup(DESK_STYLE)}</style></head>
<body>${staff && head(staff, path)}<main id="content" tabindex="-1"${entry}><h1>${title}</h1>${content}</main></body></html>`
    .text;
}
