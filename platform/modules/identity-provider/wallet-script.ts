import { PROVIDER_PATH } from './identity-provider-service.ts';

/**
 * A wallet for pages of this machine: it announces itself as EIP-6963 says, answers `eth_requestAccounts` and
 * `personal_sign` as EIP-1193 says, and asks its user each time. Its keys are real and stay on the server.
 */
export const WALLET_SCRIPT = `
(() => {
  const base = '${PROVIDER_PATH}/wallet';
  const style = new CSSStyleSheet();
  style.replaceSync(
    ':host{pointer-events:auto}' +
      'dialog{inline-size:360px;max-inline-size:calc(100vw - 32px);box-sizing:border-box;padding:20px;border:1px solid #747775;border-radius:14px;background:#fff;color:#1f1f1f;font:15px/1.4 system-ui,sans-serif}' +
      'dialog::backdrop{background:#0008}' +
      'form,label{display:grid;gap:12px}label{gap:4px}h2{margin:0;font-size:17px}' +
      'p{margin:0;color:#444746}pre{margin:0;padding:12px;border-radius:8px;background:#f1f3f4;font:13px/1.45 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}' +
      'input{min-block-size:44px;padding-inline:12px;border:1px solid #747775;border-radius:8px;font:inherit}' +
      'div{display:flex;gap:12px}button{flex:1;min-block-size:44px;padding-inline:16px;border:1px solid #0b57d0;border-radius:10px;background:#fff;color:#0b57d0;font:inherit;font-weight:650;cursor:pointer}' +
      'button[value=yes]{background:#0b57d0;color:#fff}' +
      ':focus-visible{outline:3px solid #062e6f;outline-offset:2px}',
  );
  const accounts = new Map();
  const refusal = (code, message) => Object.assign(new Error(message), { code });

  async function ask(body) {
    const answer = await fetch(base, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) throw refusal(-32603, 'The wallet does not answer');
    return answer.json();
  }

  function add(parent, name, text, attributes = {}) {
    const element = document.createElement(name);
    element.textContent = text;
    for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
    parent.append(element);
    return element;
  }

  async function prompt(fill) {
    const language = document.documentElement.lang;
    const texts = await (await fetch(base + '?lang=' + encodeURIComponent(language))).json();
    const host = document.createElement('div');
    // The page below keeps the focus in its own dialog, and closes it at a press outside.
    for (const name of ['focusin', 'pointerdown']) host.addEventListener(name, (event) => event.stopPropagation());
    const root = host.attachShadow({ mode: 'open' });
    root.adoptedStyleSheets = [style];
    const dialog = add(root, 'dialog', '', { 'aria-label': texts.title, dir: document.documentElement.dir });
    const form = add(dialog, 'form', '', { method: 'dialog' });
    add(form, 'h2', texts.title);
    const read = fill(form, texts);
    const buttons = add(form, 'div', '');
    add(buttons, 'button', texts.reject, { value: 'no', formnovalidate: '' });
    buttons.prepend(add(buttons, 'button', read.yes, { value: 'yes' }));
    document.body.append(host);
    dialog.showModal();
    await new Promise((resolve) => dialog.addEventListener('close', resolve, { once: true }));
    host.remove();
    if (dialog.returnValue !== 'yes') throw refusal(4001, 'The user has rejected the request');
    return read.value?.();
  }

  async function connect() {
    const account = await prompt((form, texts) => {
      add(form, 'p', texts.explained);
      const label = add(form, 'label', texts.account);
      const input = add(label, 'input', '', { name: 'account', required: '', maxlength: '60', autocomplete: 'off' });
      input.value = 'Ada';
      return { yes: texts.connect, value: () => input.value };
    });
    const { address } = await ask({ account });
    accounts.set(address, account);
    return [address];
  }

  async function sign([data, address]) {
    const account = accounts.get(String(address).toLowerCase());
    if (account === undefined) throw refusal(4100, 'The account is not connected');
    const bytes = Uint8Array.from(data.slice(2).match(/../g) ?? [], (pair) => parseInt(pair, 16));
    const message = data.startsWith('0x') ? new TextDecoder().decode(bytes) : data;
    await prompt((form, texts) => {
      add(form, 'pre', message, { dir: 'ltr' });
      return { yes: texts.sign };
    });
    return (await ask({ account, message })).signature;
  }

  const provider = {
    async request({ method, params = [] }) {
      if (method === 'eth_requestAccounts') return connect();
      if (method === 'eth_chainId') return '0x1';
      if (method === 'personal_sign') return sign(params);
      throw refusal(4200, 'The wallet does not know ' + method);
    },
    on() {},
    removeListener() {},
  };
  const info = { uuid: '6f1c3b52-8f0e-4d65-9a51-0c2b7d4e9a10', name: 'Test wallet', rdns: 'test.fairline.wallet', icon: 'data:image/svg+xml,' };
  const detail = Object.freeze({ info: Object.freeze(info), provider });
  const announce = () => window.dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
  window.addEventListener('eip6963:requestProvider', announce);
  announce();
})();
`.trimStart();
