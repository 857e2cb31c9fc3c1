import { createHash } from 'node:crypto';
import { languageOf } from '#shared/domain/languages.ts';
import { escapeMarkup } from '../../plugins/escape-markup.ts';
import { offeredPeople } from './people.ts';
import { providerLanguages, providerTexts } from './texts.ts';

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-inline-size: 30rem; margin: 2rem auto; padding-inline: 1rem; }
  form, fieldset { display: grid; gap: .75rem; }
  fieldset { padding: 1rem; border: 1px solid color-mix(in srgb, currentcolor 35%, transparent); border-radius: .625rem; }
  h1 { margin: 0 0 .25rem; font-size: 1.375rem; }
  .choice { display: flex; gap: .75rem; align-items: center; min-block-size: 2.75rem; }
  .choice input { inline-size: 1.25rem; block-size: 1.25rem; flex: none; }
  .choice span, .field { display: grid; overflow-wrap: anywhere; }
  .field { gap: .25rem; }
  .field input { min-block-size: 2.75rem; padding-inline: .75rem; border: 1px solid color-mix(in srgb, currentcolor 55%, transparent); border-radius: .375rem; font: inherit; }
  .field input[aria-invalid] { border: 2px solid light-dark(#b3261e, #ff8a80); }
  .wrong { margin: 0; color: light-dark(#b3261e, #ff8a80); }
  .buttons { display: flex; flex-wrap: wrap; gap: .75rem; }
  button { flex: 1; min-block-size: 2.75rem; padding-inline: 1rem; border: 1px solid currentcolor; border-radius: .625rem; background: none; color: inherit; font: inherit; font-weight: 650; cursor: pointer; }
  button.go { border-color: transparent; background: light-dark(#0b57d0, #a8c7fa); color: light-dark(#fff, #062e6f); }
  :focus-visible { outline: 3px solid light-dark(#0b57d0, #a8c7fa); outline-offset: 2px; }
`;

/** The page's policy: it loads and runs nothing, and sends its form to this site only. */
export const CONSENT_POLICY = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}'; form-action 'self'; frame-ancestors 'none'`;

/** Returns the first language of a `ui_locales` list that the page has texts in. */
export function pageLanguage(wanted: string): string {
  const known = new Set(providerLanguages());
  return wanted.split(' ').find((code) => known.has(code)) ?? 'en';
}

function documentOf(language: string, body: string): string {
  const { dir } = languageOf(language);
  const { title } = providerTexts(language);
  return `<!doctype html><html lang="${language}" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${STYLE}</style><main><h1>${title}</h1>${body}</main></html>`;
}

/** Returns the page for a request that cannot be answered. */
export const brokenPage = (language: string): string =>
  documentOf(language, `<p role="alert">${providerTexts(language).broken}</p>`);

interface ConsentPage {
  readonly language: string;
  /** Query of the page's address; the form sends it along. */
  readonly query: URLSearchParams;
  /** Earlier input that was not accepted; null at first. */
  readonly entered: URLSearchParams | null;
}

/** Renders the page on which the visitor enters a person and allows the site to know it. It has no script. */
export function consentPage({ language, query, entered }: ConsentPage): string {
  const t = providerTexts(language);
  const before = (name: string) => escapeMarkup(entered?.get(name) ?? '');
  const carried = [...query].map(
    ([name, value]) => `<input type="hidden" name="${escapeMarkup(name)}" value="${escapeMarkup(value)}">`,
  );
  const people = offeredPeople().map(
    ([key, { name, surname, email, isEmailVerified }], index) =>
      `<label class="choice"><input type="radio" name="person" value="${key}"${index === 0 && !entered ? ' checked' : ''}>
<span><b><bdi>${name} ${surname}</bdi></b><small><bdi>${email}</bdi>${isEmailVerified ? '' : ` (${t.unverified})`}</small></span></label>`,
  );
  const wrong = entered ? `<p class="wrong" id="wrong" role="alert">${t.emailWrong}</p>` : '';
  const mark = entered ? ' aria-invalid="true" aria-describedby="wrong hint" autofocus' : ' aria-describedby="hint"';
  return documentOf(
    language,
    `<p>${t.explained}</p><form method="post">${carried.join('')}
<fieldset><legend>${t.who}</legend>${people.join('')}
<label class="choice"><input type="radio" name="person" value="new"${entered ? ' checked' : ''}><span><b>${t.other}</b></span></label>
<div class="field"><label for="email">${t.email}</label><input id="email" name="email" type="text" inputmode="email" autocomplete="off" dir="ltr" value="${before('email')}"${mark}><small id="hint">${t.emailHint}</small>${wrong}</div>
<div class="field"><label for="name">${t.name}</label><input id="name" name="name" autocomplete="off" value="${before('name')}"></div>
<div class="field"><label for="surname">${t.surname}</label><input id="surname" name="surname" autocomplete="off" value="${before('surname')}"></div>
<label class="choice"><input type="checkbox" name="verified" value="1"${!entered || entered.has('verified') ? ' checked' : ''}><span>${t.verified}</span></label></fieldset>
<p>${t.told}</p><div class="buttons"><button class="go" name="decision" value="allow">${t.allow}</button><button name="decision" value="deny">${t.cancel}</button></div></form>`,
  );
}
