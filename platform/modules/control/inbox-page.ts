import { createHash } from 'node:crypto';
import { escapeMarkup } from '../../plugins/escape-markup.ts';
import type { InboxMessage } from '../delivery/delivery-service.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-inline-size: 46rem; margin: 2rem auto; padding-inline: 1rem; }
  form { display: flex; flex-wrap: wrap; gap: .5rem; margin-block-end: 1.5rem; }
  input { flex: 1; min-inline-size: 12rem; }
  input, button { min-block-size: 2.75rem; padding-inline: .75rem; font: inherit; }
  article { margin-block: 1rem; padding: 1rem; border: 1px solid color-mix(in srgb, currentcolor 25%, transparent); border-radius: .5rem; }
  h2 { margin: 0 0 .25rem; font-size: 1.05rem; }
  small { opacity: .75; }
  p { margin-block: .75rem 0; white-space: pre-line; overflow-wrap: anywhere; }
`;

/** The page's policy: it loads and runs nothing, and has this one style. */
export const INBOX_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'`;

function bodyOf({ body, link }: InboxMessage): string {
  const text = escapeMarkup(body);
  if (link === null) return text;
  const path = escapeMarkup(link);
  // The message names the site with its host, if it has one; here the link is relative to this site.
  return text
    .split('\n')
    .map((line) => (line.endsWith(path) ? `<a href="${path}">${line}</a>` : line))
    .join('\n');
}

function messageOf(message: InboxMessage): string {
  const { channel, to, subject, writtenAt } = message;
  const at = new Date(writtenAt).toISOString();
  const what = channel === 'sms' ? 'Text message' : 'Letter';
  return `<article><h2 dir="auto">${escapeMarkup(subject) || what}</h2>
    <small>${what} to <bdi>${escapeMarkup(to)}</bdi>, <time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></small>
    <p dir="auto">${bodyOf(message)}</p></article>`;
}

/**
 * Renders the inbox as a page for people (QA and demonstrations, in English like all controls).
 *
 * @param to recipient whose messages are shown; '' for all
 */
export function inboxPage(to: string, messages: readonly InboxMessage[]): string {
  const list = messages.map(messageOf).join('\n') || '<p>Nothing has been written here yet.</p>';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Inbox</title><style>${STYLE}</style>
<h1>Inbox</h1>
<form><input name="to" value="${escapeMarkup(to)}" aria-label="E-mail address or phone number" placeholder="E-mail address or phone number"><button>Show</button></form>
${list}</html>`;
}
