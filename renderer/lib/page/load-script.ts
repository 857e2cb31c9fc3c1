import { trustedScriptAddress } from './trusted-text.ts';

/**
 * Loads a script into the page.
 *
 * @param address a path of the site or an https address
 * @returns the element, once the script has run
 * @throws Error when the script does not load; its element is removed
 */
export function loadScript(address: string, page: Document = document): Promise<HTMLScriptElement> {
  return new Promise((resolve, reject) => {
    const script = page.createElement('script');
    script.onerror = () => {
      script.remove();
      reject(new Error(`The script at ${address} did not load`));
    };
    script.onload = () => resolve(script);
    script.async = true;
    script.src = trustedScriptAddress(address);
    page.head.append(script);
  });
}
