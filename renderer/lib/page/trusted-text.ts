import { TRUSTED_TYPES } from '#shared/host/trusted-types.ts';

/** The part of the browser's Trusted Types that pages use; the made values stand for strings. */
interface TrustedTypes {
  readonly createPolicy: (
    name: string,
    rules: Readonly<Record<string, (text: string) => string>>,
  ) => {
    readonly createHTML: (text: string) => string;
    readonly createScript: (text: string) => string;
    readonly createScriptURL: (text: string) => string;
  };
}

const same = (text: string) => text;

/** Lets a script come from the site or over https; the content security policy decides from which hosts. */
function checkAddress(address: string): string {
  const { protocol, origin } = new URL(address, location.href);
  if (protocol !== 'https:' && origin !== location.origin) throw new TypeError(`No script may come from ${address}`);
  return address;
}

/** Lets data into a script element, and no program. */
function checkData(text: string): string {
  JSON.parse(text);
  return text;
}

function makeTrust() {
  const types = (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes;
  const markup = types?.createPolicy(TRUSTED_TYPES.markup, { createHTML: same });
  const scripts = types?.createPolicy(TRUSTED_TYPES.scripts, { createScriptURL: checkAddress });
  const data = types?.createPolicy(TRUSTED_TYPES.data, { createScript: checkData });
  return {
    data: (json: string) => data?.createScript(json) ?? json,
    markup: (html: string) => markup?.createHTML(html) ?? html,
    address: (address: string) => scripts?.createScriptURL(address) ?? address,
  };
}

let trust: ReturnType<typeof makeTrust> | undefined;

function trusted() {
  trust ??= makeTrust();
  return trust;
}

/**
 * Marks HTML that the site's own server or build has made, so that the browser takes it. Never pass text of players, of
 * addresses or of other hosts.
 */
export const trustedMarkup = (html: string): string => trusted().markup(html);

/**
 * Marks JSON, so that the browser takes it as the content of a script element of data.
 *
 * @throws SyntaxError for text that is not JSON
 */
export const trustedData = (json: string): string => trusted().data(json);

/**
 * Marks the address of a script, so that the browser loads it.
 *
 * @throws TypeError for an address that is neither of this site nor https
 */
export const trustedScriptAddress = (address: string): string => trusted().address(address);
