/**
 * Returns JSON that is safe inside a script element: without `<`, and without line ends that JavaScript knows and JSON
 * does not.
 */
export function jsonInScript(value: unknown): string {
  return JSON.stringify(value)
    .replace(/</g, '\\u003c')
    .replace(/\u2028/g, '\\u2028')
    .replace(/\u2029/g, '\\u2029');
}
