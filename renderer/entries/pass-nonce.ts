/**
 * Copies the nonce of the page to the style element that the dialog library adds; the page's policy requires it.
 * @param selector of the element that carries the nonce
 */
export function passNonce(selector: string): void {
  const nonce = document.querySelector<HTMLElement>(selector)?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
