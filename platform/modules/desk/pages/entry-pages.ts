import { create } from 'qrcode';
import { deskPage } from './layout.ts';
import { html, type Markup } from './markup.ts';

/** White modules around a QR code, as its standard requires. */
const QUIET = 4;

/** Draws a text as a QR code, black on white in every theme. */
function qrCode(text: string): Markup {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const { size } = modules;
  const side = size + QUIET * 2;
  const cells = Array.from({ length: size * size }, (_, index) => [Math.floor(index / size), index % size] as const);
  const path = cells
    .filter(([row, column]) => modules.get(row, column) === 1)
    .map(([row, column]) => `M${column + QUIET} ${row + QUIET}h1v1h-1z`)
    .join('');
  return html`<svg class="qr" viewBox="0 0 ${side} ${side}" role="img" aria-label="QR code of the key" shape-rendering="crispEdges">
<path fill="#fff" d="M0 0h${side}v${side}H0z"/><path fill="#000" d="${path}"/></svg>`;
}

const problemOf = (problem: string | null) => problem !== null && html`<p class="problem" role="alert">${problem}</p>`;

const CODE = html`<label><span>Code</span><small>Six digits of the authenticator</small>
<input name="code" inputmode="numeric" autocomplete="one-time-code" required></label>`;

/**
 * Writes the page of the sign-in.
 *
 * @param back path to which the sign-in leads
 * @param problem why the last attempt failed; null before one
 */
export function signInPage(back: string, problem: string | null = null, email = ''): string {
  const content = html`${problemOf(problem)}<form class="act" method="post" action="/sign-in">
<input type="hidden" name="back" value="${back}">
<label><span>E-mail address</span><input type="email" name="email" value="${email}" autocomplete="username" required></label>
<label><span>Password</span><input type="password" name="password" autocomplete="current-password" required></label>
${CODE}<button>Sign in</button></form>`;
  return deskPage({ title: 'Sign in', content, staff: null });
}

interface EnrolInput {
  readonly token: string;
  readonly email: string;
  readonly secret: string;
  readonly uri: string;
}

/** Writes the page of an enrolment: the key for the authenticator, and the form that ends it. */
export function enrolPage({ token, email, secret, uri }: EnrolInput, problem: string | null = null): string {
  const content = html`${problemOf(problem)}<ol><li>Scan this code with an authenticator app, or type the key into it: <code>${secret}</code></li>
<li>Choose a password of 14 characters or more that nobody would guess from your name, address or role, and type the code that the app shows.</li></ol>
${qrCode(uri)}
<form class="act" method="post" action="/enrol"><input type="hidden" name="token" value="${token}">
<label><span>E-mail address</span><input type="email" name="email" value="${email}" autocomplete="username" readonly></label>
<label><span>New password</span><input type="password" name="password" minlength="14" autocomplete="new-password" required></label>
${CODE}<button>Enrol</button></form>`;
  return deskPage({ title: 'Enrol', content, staff: null });
}

/** Writes a page with nothing but a problem. */
export function problemPage(title: string, problem: string): string {
  const content = html`${problemOf(problem)}<p><a href="/">Overview</a></p>`;
  return deskPage({ title, content, staff: null });
}
