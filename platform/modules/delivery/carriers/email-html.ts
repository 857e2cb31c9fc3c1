import { languageOf } from '#shared/domain/languages.ts';
import { escapeMarkup } from '../../../plugins/escape-markup.ts';

interface EmailContent {
  readonly subject: string;
  /** Plain text; blank lines separate its paragraphs. */
  readonly body: string;
  /** Two letters; it decides the text direction. */
  readonly language: string;
}

const ADDRESS = /(https?:\/\/\S+)/;
const CODE = /\b(\d{6})\b/g;

const LINK_STYLE = 'color:#0b57d0;overflow-wrap:anywhere';
const CODE_STYLE = 'font-size:20px;letter-spacing:2px';
const BODY_STYLE = 'margin:0;padding:24px;background:#f4f5f7;color:#16181d;font:16px/1.5 system-ui,sans-serif';
const CARD_STYLE = 'max-width:560px;margin:0 auto;padding:24px 28px;background:#fff;border-radius:12px';

/** Marks up a line: addresses become links and codes stand out; both are left to right in every language. */
function inline(text: string): string {
  return text
    .split(ADDRESS)
    .map((part, index) => {
      const safe = escapeMarkup(part);
      return index % 2 === 1
        ? `<a href="${safe}" dir="ltr" style="${LINK_STYLE}">${safe}</a>`
        : safe.replaceAll(CODE, `<b dir="ltr" style="${CODE_STYLE}">$1</b>`);
    })
    .join('');
}

/** Renders the HTML part of an email: its text, in the direction of its language, without external content. */
export function emailHtml({ subject, body, language }: EmailContent): string {
  const { code, dir } = languageOf(language);
  const paragraphs = body.split(/\n{2,}/).map((part) => `<p>${part.split('\n').map(inline).join('<br>')}</p>`);
  return `<!doctype html>
<html lang="${code}" dir="${dir}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeMarkup(subject)}</title></head>
<body style="${BODY_STYLE}"><div dir="${dir}" style="${CARD_STYLE}">${paragraphs.join('\n')}</div></body>
</html>`;
}
