import { PROVIDER_PATH } from './identity-provider-service.ts';

/**
 * The one-tap script of the local provider. It has the part of the real one that pages use (`google.accounts.id`:
 * initialize, prompt, cancel) and shows a small prompt in a corner of the page, which takes no focus and closes on
 * Escape.
 */
export const ONE_TAP_SCRIPT = `
(() => {
  const base = '${PROVIDER_PATH}/one-tap';
  const style = new CSSStyleSheet();
  style.replaceSync(
    ':host{position:fixed;inset-block-start:76px;inset-inline-end:16px;z-index:20;max-inline-size:calc(100vw - 32px)}' +
      'section{display:grid;gap:12px;inline-size:320px;max-inline-size:100%;box-sizing:border-box;padding:16px;border:1px solid #747775;border-radius:14px;background:#fff;color:#1f1f1f;font:15px/1.4 system-ui,sans-serif;box-shadow:0 8px 28px #0006}' +
      'header{display:flex;gap:8px;align-items:center;justify-content:space-between;font-weight:650}' +
      'button{min-block-size:44px;padding-inline:16px;border:1px solid transparent;border-radius:10px;background:#0b57d0;color:#fff;font:inherit;font-weight:650;cursor:pointer}' +
      'header button{min-inline-size:44px;padding:0;background:none;color:#1f1f1f}' +
      'small{color:#444746;overflow-wrap:anywhere}' +
      ':focus-visible{outline:3px solid #062e6f;outline-offset:2px}',
  );
  let settings = null;
  let host = null;

  function cancel() {
    document.removeEventListener('keydown', onKey);
    host?.remove();
    host = null;
  }

  function onKey(event) {
    if (event.key === 'Escape') cancel();
  }

  async function choose(person) {
    const answer = await fetch(base, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ clientId: settings.client_id, person }),
    });
    if (!answer.ok) return cancel();
    const { credential } = await answer.json();
    cancel();
    settings.callback({ credential, select_by: 'user' });
  }

  function add(parent, name, text, attributes = {}) {
    const element = document.createElement(name);
    element.textContent = text;
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    parent.append(element);
    return element;
  }

  async function prompt() {
    if (!settings || host) return;
    host = document.createElement('div');
    const mine = host;
    const language = document.documentElement.lang;
    const answer = await fetch(base + '?lang=' + encodeURIComponent(language));
    if (!answer.ok || host !== mine) return;
    const { texts, person } = await answer.json();
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [style];
    const place = add(root, 'section', '', { 'aria-label': texts.prompt });
    const head = add(place, 'header', '');
    add(head, 'span', texts.prompt);
    add(head, 'button', '\\u00d7', { type: 'button', 'aria-label': texts.close }).onclick = cancel;
    add(place, 'button', texts.continueAs, { type: 'button' }).onclick = () => choose(person.key);
    add(place, 'small', person.email, { dir: 'ltr' });
    document.addEventListener('keydown', onKey);
    document.body.append(host);
  }

  const id = { initialize: (given) => { settings = given; }, prompt: () => void prompt(), cancel };
  window.google = { ...window.google, accounts: { ...window.google?.accounts, id } };
})();
`.trimStart();
