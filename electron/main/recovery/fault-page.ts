import type { MainTexts } from '../texts/main-texts.ts';

/** Path of the page that is shown when the product's own page keeps failing. */
export const FAULT_PATH = '/fault/page.html';
const STYLE_PATH = '/fault/page.css';

const STYLE = `:root { color-scheme: dark light; }
body { margin: 0; min-height: 100vh; display: grid; place-items: center; background: #0b0f14; color: #e8edf3; font: 16px/1.5 system-ui, sans-serif; }
main { max-width: 34rem; padding: 2rem; }
h1 { font-size: 1.5rem; line-height: 1.25; }
li { margin-block: 0.5rem; }
a { display: inline-block; margin-block-start: 1rem; padding: 0.75rem 1.25rem; border-radius: 0.5rem; background: #2fbf71; color: #06140c; font-weight: 650; text-decoration: none; }
a:focus-visible { outline: 3px solid #e8edf3; outline-offset: 2px; }
@media (prefers-color-scheme: light) { body { background: #f5f7fa; color: #10161d; } a:focus-visible { outline-color: #10161d; } }
`;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

/** Returns that page: text and one link, without a script. */
export function faultPage(texts: Pick<MainTexts, 'direction' | 'language' | 't'>, site: string): string {
  const say = (key: string, values = {}) => escaped(texts.t(key, values));
  // Keeps the address left-to-right in every language.
  const address = `\u2066${site}\u2069`;
  return `<!doctype html>
<html lang="${texts.language()}" dir="${texts.direction()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${say('crash_title')}</title>
<link rel="stylesheet" href="${STYLE_PATH}">
</head>
<body>
<main>
<h1>${say('crash_title')}</h1>
<p>${say('crash_text')}</p>
<ul>
<li>${say('crash_step_close')}</li>
<li>${say('crash_step_restart')}</li>
<li>${say('crash_step_site', { site: address })}</li>
</ul>
<a href="/">${say('crash_again')}</a>
</main>
</body>
</html>
`;
}

/** Returns a file that the main process generates under the app's scheme; null for any other path. */
export function writtenFile(
  pathname: string,
  texts: Pick<MainTexts, 'direction' | 'language' | 't'>,
  site: string,
): { readonly type: string; readonly body: string } | null {
  if (pathname === FAULT_PATH) return { type: 'text/html; charset=utf-8', body: faultPage(texts, site) };
  return pathname === STYLE_PATH ? { type: 'text/css; charset=utf-8', body: STYLE } : null;
}
