/**
 * The dialog library writes a style element of its own, which the page's policy lets through by this number.
 *
 * @param selector of the element that carries it
 */
export function passNonce(selector: string): void {
  const nonce = document.querySelector<HTMLElement>(selector)?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
