import { MAX_INSTANT, MIN_INSTANT } from '#shared/contracts/instant.ts';
import { withoutDirectionControls } from '#shared/domain/support/direction-controls.ts';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Text of a page whose parts are escaped already. */
export class Markup {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
}

type Part = Markup | string | number | boolean | null | undefined | readonly Part[];

function write(part: Part): string {
  if (part instanceof Markup) return part.text;
  if (Array.isArray(part)) return part.map(write).join('');
  if (part === null || part === undefined || typeof part === 'boolean') return '';
  return String(part).replaceAll(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

/** Writes markup: every value that is not markup itself is escaped; lists are joined, null and booleans are nothing. */
export function html(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return new Markup(strings.map((text, index) => text + write(parts[index])).join(''));
}

/** Writes a text of a player, which may be older than the rule that takes its controls of direction away. */
export const said = (text: string | null): string => withoutDirectionControls(text ?? '');

/** Writes an instant (epoch ms) in UTC to the minute; an empty text for null, and the number where no calendar has it. */
export function instantText(at: number | null): string {
  if (at === null) return '';
  if (at < MIN_INSTANT || at > MAX_INSTANT) return String(at);
  return `${new Date(at).toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

/** Writes an amount of minor units with its currency. */
export function amountText(minor: number, decimals: number, iso: string): string {
  const sign = minor < 0 ? '−' : '';
  const digits = String(Math.abs(minor)).padStart(decimals + 1, '0');
  const whole = digits.slice(0, digits.length - decimals);
  const rest = decimals === 0 ? '' : `.${digits.slice(-decimals)}`;
  return `${sign}${whole.replaceAll(/\B(?=(\d{3})+$)/g, ',')}${rest} ${iso}`;
}

/** Writes a table; `nothing` in place of one without rows. */
export function table(headings: readonly string[], rows: readonly (readonly Part[])[], nothing: string): Markup {
  if (rows.length === 0) return html`<p>${nothing}</p>`;
  const head = headings.map((heading) => html`<th scope="col">${heading}</th>`);
  const body = rows.map(
    (cells) =>
      html`<tr>${cells.map((cell, index) => html`<td data-label="${headings[index] ?? ''}">${cell}</td>`)}</tr>`,
  );
  return html`<div class="table" tabindex="0" role="region" aria-label="${headings[0] ?? ''}"><table>
<thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`;
}

/** Writes values as JSON that a reader can scan. */
export const jsonBlock = (value: unknown): Markup => html`<pre tabindex="0">${JSON.stringify(value, null, 2)}</pre>`;
