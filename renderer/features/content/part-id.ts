/** Returns the id of the element that draws a block of the page: the target of links to it, `#part-hours`. */
export function partId(block: string): string {
  return `part-${block}`;
}
