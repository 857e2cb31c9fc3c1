import { createHash } from 'node:crypto';
import { SOCIAL_NETWORKS } from '#shared/domain/social/social-networks.ts';
import { escapeMarkup } from '../../../plugins/escape-markup.ts';
import { WIDGET_RESULT } from './protocols/widget.ts';

/**
 * Moves the answer of the network from the fragment, which no server sees, into a form. A form keeps it out of the
 * history of the browser and out of logs.
 */
const SCRIPT = `
const answer = new URLSearchParams(location.hash.slice(1)).get('${WIDGET_RESULT}');
const form = document.forms[0];
form.elements[0].value = answer ?? '';
history.replaceState(null, '', location.pathname + location.search);
form.submit();
`;

/** The page's policy: it runs this one script and sends its form to this site only. */
export const FRAGMENT_POLICY = `default-src 'none'; script-src 'sha256-${createHash('sha256').update(SCRIPT).digest('base64')}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'; require-trusted-types-for 'script'; trusted-types 'none'`;

/**
 * Renders the page to which Telegram redirects with its answer in the fragment. It is seen for a moment and has no
 * words.
 *
 * @param address path and query of the page, to which the form is sent
 * @param withoutScript path of the site for a browser that runs no script
 */
export function fragmentPage(address: string, withoutScript: string): string {
  return `<!doctype html><html><meta charset="utf-8"><meta name="robots" content="noindex"><meta name="referrer" content="no-referrer"><title>${SOCIAL_NETWORKS.telegram.name}</title>
<noscript><meta http-equiv="refresh" content="0;url=${escapeMarkup(withoutScript)}"></noscript>
<form method="post" action="${escapeMarkup(address)}"><input type="hidden" name="${WIDGET_RESULT}"></form>
<script>${SCRIPT}</script></html>`;
}
