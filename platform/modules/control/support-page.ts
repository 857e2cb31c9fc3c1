import { createHash, randomUUID } from 'node:crypto';
import { CONTROL_SUPPORT_PAGE } from '#shared/contracts/control-support.ts';
import { withoutDirectionControls } from '#shared/domain/support/direction-controls.ts';
import { SUPPORT_TEXT_LENGTH } from '#shared/domain/support/support-topics.ts';
import type { StaffThread, SupportStaff } from '../support/support-service.ts';

type ThreadLine = Awaited<ReturnType<SupportStaff['threads']>>[number];
type CallbackLine = Awaited<ReturnType<SupportStaff['callbacks']>>[number];

const STYLE = `
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
body { max-width: 960px; margin: 0 auto; padding: 16px; }
table { width: 100%; border-collapse: collapse; margin-block: 8px 24px; }
th, td { padding: 6px 8px; border-bottom: 1px solid #8886; text-align: start; vertical-align: top; overflow-wrap: break-word; }
td:last-child { overflow-wrap: anywhere; }
.message { max-width: 44em; margin-block: 8px; padding: 8px 12px; border: 1px solid #8886; border-radius: 8px; white-space: pre-wrap; overflow-wrap: anywhere; }
.staff { margin-inline-start: 48px; background: #1a72; }
.message small { display: block; opacity: 0.75; }
textarea { display: block; width: 100%; box-sizing: border-box; margin-block: 4px 8px; font: inherit; }
button { font: inherit; padding: 6px 14px; }
td form { margin: 0; }
`;

/** The page's policy: it runs and loads nothing, and sends its forms only to itself. */
export const SUPPORT_PAGE_POLICY =
  `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; ` +
  "form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escaped = (text: string) => withoutDirectionControls(text).replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
const instant = (at: number) => `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
const addressOf = (id: number) => `${CONTROL_SUPPORT_PAGE}?thread=${id}`;

function pageOf(title: string, content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title><style>${STYLE}</style></head><body><h1>${escaped(title)}</h1>${content}</body></html>`;
}

function form(action: string, id: number, label: string, fields = ''): string {
  return `<form method="post" action="${CONTROL_SUPPORT_PAGE}"><input type="hidden" name="action" value="${action}">
<input type="hidden" name="id" value="${id}">${fields}<button>${label}</button></form>`;
}

function tableOf(headings: readonly string[], rows: readonly (readonly string[])[], nothing: string): string {
  if (rows.length === 0) return `<p>${nothing}</p>`;
  const head = headings.map((heading) => `<th scope="col">${heading}</th>`).join('');
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('');
  return `<table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table>`;
}

function whoOf({ userId, contact }: Pick<ThreadLine, 'contact' | 'userId'>): string {
  const name = userId === null ? 'guest' : `player ${userId}`;
  return contact === null ? name : `${name}, ${escaped(contact)}`;
}

const titleOf = ({ id, kind, topic }: Pick<ThreadLine, 'id' | 'kind' | 'topic'>) =>
  kind === 'chat' ? `Chat ${id}` : `Request ${id}: ${topic}`;

function threadRow(thread: ThreadLine): string[] {
  const { id, state, changedAt, lastAuthor, lastText } = thread;
  return [
    `<a href="${addressOf(id)}">${escaped(titleOf(thread))}</a>`,
    whoOf(thread),
    state,
    instant(changedAt),
    `${lastAuthor}: ${escaped(lastText.slice(0, 200))}`,
  ];
}

function callbackRow({ id, phone, preferredAt, language, askedAt, doneAt }: CallbackLine): string[] {
  return [
    escaped(phone),
    preferredAt === null ? 'as soon as possible' : instant(preferredAt),
    escaped(language),
    instant(askedAt),
    doneAt === null ? form('called', id, 'Called back') : `called ${instant(doneAt)}`,
  ];
}

/** Renders the page with all messages of visitors and all requests for a call. */
export function supportListPage(threads: readonly ThreadLine[], callbacks: readonly CallbackLine[]): string {
  const list = tableOf(
    ['What', 'Who', 'State', 'Changed', 'Last message'],
    threads.map(threadRow),
    'Nobody has written.',
  );
  const calls = tableOf(
    ['Phone', 'When', 'Language', 'Asked', ''],
    callbacks.map(callbackRow),
    'Nobody waits for a call.',
  );
  return pageOf('Support', `<h2>Chats and requests</h2>${list}<h2>Callbacks</h2>${calls}`);
}

/** Renders one chat or request, with the form that answers it. */
export function supportThreadPage(thread: StaffThread): string {
  const messages = thread.messages.map(
    ({ author, text, at }) =>
      `<div class="message ${author}"><small>${author}, ${instant(at)}</small>${escaped(text)}</div>`,
  );
  const fields = `<input type="hidden" name="key" value="${randomUUID()}"><label>Answer
<textarea name="text" rows="4" required maxlength="${SUPPORT_TEXT_LENGTH}"></textarea></label>`;
  const coupon = thread.couponId === null ? '' : `, coupon ${escaped(thread.couponId)}`;
  const close = thread.state === 'closed' ? '' : form('close', thread.id, 'Close');
  return pageOf(
    titleOf(thread),
    `<p><a href="${CONTROL_SUPPORT_PAGE}">All chats and requests</a></p>
<p>${whoOf(thread)}${coupon}, ${thread.state}</p>${messages.join('')}
${form('answer', thread.id, 'Answer', fields)}${close}`,
  );
}
