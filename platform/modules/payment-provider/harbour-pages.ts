import { createHash } from 'node:crypto';
import { languageOf } from '#shared/domain/languages.ts';
import { currencyOf, isCurrencyIso } from '#shared/domain/money/currencies.ts';
import { escapeMarkup } from '../../plugins/escape-markup.ts';
import { type PayerForm, TEST_CARDS, type WrongField, withCheckDigit } from './harbour-payers.ts';
import type { HarbourDeposit } from './harbour-store.ts';
import { type HarbourWords, harbourLanguages, harbourWords } from './harbour-words.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  html { background: light-dark(#fff, #15181d); }
  body { max-inline-size: 26rem; margin: 0 auto; padding: 1rem; }
  h1 { margin: 0; font-size: 1.25rem; }
  .test { margin: .25rem 0 1rem; padding: .5rem .75rem; border-radius: .5rem; background: light-dark(#fff3cd, #4a3b00); }
  .sum { margin: 0 0 1rem; font-size: 1.5rem; font-weight: 700; }
  .sum small { font-size: 1rem; font-weight: 400; }
  form, .facts { display: grid; gap: .75rem; }
  .facts { margin: 0 0 1rem; }
  .facts div, .field { display: grid; gap: .25rem; }
  dt, label { font-weight: 600; }
  dd { margin: 0; font-size: 1.125rem; overflow-wrap: anywhere; }
  .pair { display: grid; grid-template-columns: 1fr 1fr; gap: .75rem; align-items: end; }
  input { box-sizing: border-box; inline-size: 100%; min-block-size: 2.75rem; padding-inline: .75rem; border: 1px solid color-mix(in srgb, currentcolor 55%, transparent); border-radius: .375rem; font: inherit; }
  input[aria-invalid] { border: 2px solid light-dark(#b3261e, #ff8a80); }
  .wrong { margin: 0; color: light-dark(#b3261e, #ff8a80); }
  .buttons { display: grid; gap: .75rem; margin-block-start: .25rem; }
  button, .back { display: grid; place-items: center; min-block-size: 2.75rem; padding-inline: 1rem; border: 1px solid currentcolor; border-radius: .625rem; background: none; color: inherit; font: inherit; font-weight: 650; text-decoration: none; cursor: pointer; }
  button.go { border-color: transparent; background: light-dark(#0b57d0, #a8c7fa); color: light-dark(#fff, #062e6f); }
  details { margin-block-start: 1rem; }
  summary { min-block-size: 2.75rem; align-content: center; }
  li { font-variant-numeric: tabular-nums; }
  :focus-visible { outline: 3px solid light-dark(#0b57d0, #a8c7fa); outline-offset: 2px; }
`;

/** Account of the company to which transfers go. */
const ACCOUNT = 'DE21 5001 0517 0123 4567 89';

/** Methods whose page may be shown in a frame of the merchant. */
const IN_FRAME: readonly string[] = ['card', 'voucher'];

/** Decides whether the page of a deposit is shown in a frame of the merchant. */
export const isFramed = ({ method }: Pick<HarbourDeposit['request'], 'method'>): boolean => IN_FRAME.includes(method);

/**
 * Returns the policy of a page, which runs nothing: its form leads to the company and back to the merchant, and only
 * the merchant may show it in a frame, where its method has one.
 *
 * @param request null for a page that belongs to no deposit
 */
export function harbourPolicy(request: HarbourDeposit['request'] | null): string {
  const style = createHash('sha256').update(STYLE).digest('base64');
  const merchant = [...new Set(Object.values(request?.return ?? {}).map((url) => new URL(url).origin))].join(' ');
  const ancestors = request && isFramed(request) ? merchant : "'none'";
  return `default-src 'none'; style-src 'sha256-${style}'; form-action 'self' ${merchant}; base-uri 'none'; frame-ancestors ${ancestors}`;
}

/** Returns the language of a page. */
export const harbourLanguage = (wanted: string): string => (harbourLanguages().includes(wanted) ? wanted : 'en');

function documentOf(language: string, body: string): string {
  const { dir } = languageOf(language);
  const { test } = harbourWords(language);
  return `<!doctype html><html lang="${language}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>Harbour Pay</title><style>${STYLE}</style><main><h1>Harbour Pay</h1><p class="test">${test}</p>${body}</main></html>`;
}

/** Returns the page of an address that opens no payment. */
export const harbourBroken = (language: string): string =>
  documentOf(language, `<p role="alert">${harbourWords(language).broken}</p>`);

/** Returns the page of a company that is away, as QA has asked it to be. */
export const harbourAway = (language: string): string =>
  documentOf(language, `<p role="alert">${harbourWords(language).away}</p>`);

function amountOf({ amount, currency }: HarbourDeposit['request'], language: string): string {
  const { decimals } = currencyOf(isCurrencyIso(currency) ? currency : 'EUR');
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, minimumFractionDigits: decimals });
  return format.format(amount / 10 ** decimals);
}

interface FieldInput {
  readonly name: string;
  readonly label: keyof HarbourWords;
  /** Attributes of the input besides its name and value. */
  readonly more?: string;
  readonly hint?: string;
}

interface FormPage {
  readonly row: HarbourDeposit;
  readonly language: string;
  /** What was typed before; null at first. */
  readonly typed: PayerForm | null;
  readonly wrong: WrongField | null;
}

function fieldOf({ name, label, more = '', hint }: FieldInput, { language, typed, wrong }: FormPage): string {
  const words = harbourWords(language);
  const isWrong = wrong?.field === name;
  const ids = [...(hint ? [`${name}-hint`] : []), ...(isWrong ? [`${name}-wrong`] : [])].join(' ');
  const mark = isWrong ? ' aria-invalid="true" autofocus' : '';
  return `<div class="field"><label for="${name}">${words[label]}</label>
<input id="${name}" name="${name}" value="${escapeMarkup(name === 'code' ? '' : (typed?.get(name) ?? ''))}" required autocomplete="off"${mark}${ids ? ` aria-describedby="${ids}"` : ''} ${more}>
${hint ? `<small id="${name}-hint">${hint}</small>` : ''}${isWrong ? `<p class="wrong" id="${name}-wrong" role="alert">${words[wrong.word]}</p>` : ''}</div>`;
}

const NUMERIC = 'inputmode="numeric" dir="ltr"';

/** Returns the fields of a method, and the word of its button. */
function bodyOf(page: FormPage): {
  readonly fields: string;
  readonly button: keyof HarbourWords;
  readonly after?: string;
} {
  const { row, language } = page;
  const words = harbourWords(language);
  const field = (input: FieldInput) => fieldOf(input, page);
  const fact = (name: string, value: string) => `<div><dt>${name}</dt><dd><bdi dir="ltr">${value}</bdi></dd></div>`;
  if (row.code === 'bank') {
    const fields = `<h2>${words.bank}</h2><p>${words.bank_text}</p>${field({ name: 'bank_code', label: 'bank_code', more: NUMERIC })}`;
    return { fields, button: 'confirm' };
  }
  switch (row.request.method) {
    case 'wallet':
      return {
        fields: field({ name: 'email', label: 'email', more: 'type="text" inputmode="email" dir="ltr"' }),
        button: 'pay',
      };
    case 'transfer': {
      const facts = `<dl class="facts">${fact(words.account, ACCOUNT)}${fact(words.words, row.code ?? '')}</dl>`;
      const own = [
        field({ name: 'iban', label: 'sender', more: 'dir="ltr"' }),
        field({ name: 'holder', label: 'owner' }),
      ];
      return { fields: `<p>${words.transfer}</p>${facts}${own.join('')}`, button: 'sent' };
    }
    case 'voucher': {
      const valid = withCheckDigit(row.id.replaceAll(/\D/g, '').padEnd(15, '7').slice(0, 15));
      const hint = `${words.voucher_hint} <bdi dir="ltr">${valid}</bdi>`;
      return { fields: field({ name: 'voucher', label: 'voucher', more: NUMERIC, hint }), button: 'pay' };
    }
    case 'terminal':
      return {
        fields: `<p>${words.terminal}</p><p class="sum"><bdi dir="ltr">${row.code ?? ''}</bdi></p>`,
        button: 'play_terminal',
      };
    default: {
      const cards = Object.entries(TEST_CARDS).map(
        ([number, outcome]) =>
          `<li><bdi dir="ltr">${number.replaceAll(/(\d{4})(?=\d)/g, '$1 ')}</bdi> ${words[`card_${outcome}`]}</li>`,
      );
      return {
        fields: `${field({ name: 'number', label: 'number', more: NUMERIC })}<div class="pair">${field({ name: 'date', label: 'date', more: NUMERIC })}${field({ name: 'code', label: 'code', more: NUMERIC })}</div>${field({ name: 'holder', label: 'holder' })}`,
        button: 'pay',
        after: `<details open><summary>${words.cards}</summary><ul>${cards.join('')}</ul></details>`,
      };
    }
  }
}

/** Renders the page on which a payer pays. It has no script. */
export function harbourForm(page: FormPage): string {
  const { row, language } = page;
  const words = harbourWords(language);
  const { fields, button, after = '' } = bodyOf(page);
  return documentOf(
    language,
    `<p class="sum"><small>${words.amount}</small> <bdi>${amountOf(row.request, language)}</bdi></p>
<form method="post" novalidate><input type="hidden" name="token" value="${escapeMarkup(row.pageToken)}">${fields}
<div class="buttons"><button class="go" name="step" value="pay">${words[button]}</button><button name="step" value="leave" formnovalidate>${words.cancel}</button></div></form>${after}`,
  );
}

/** Returns the address to which the page of a deposit leads back. */
export function harbourReturn({ state, request }: HarbourDeposit): string {
  if (state === 'succeeded' || state === 'charged_back') return request.return.success;
  if (state === 'failed' || state === 'expired') return request.return.fail;
  return state === 'cancelled' ? request.return.cancel : request.return.pending;
}

/** Renders the page of a deposit that does not wait for its payer any more. */
export function harbourEnd(row: HarbourDeposit, language: string): string {
  const words = harbourWords(language);
  const state = row.state === 'charged_back' || row.state === 'waiting' ? 'cancelled' : row.state;
  return documentOf(
    language,
    `<p class="sum"><bdi>${amountOf(row.request, language)}</bdi></p><p role="status">${words[state]}</p>
<a class="back" href="${escapeMarkup(harbourReturn(row))}" target="_top">${words.back}</a>`,
  );
}
