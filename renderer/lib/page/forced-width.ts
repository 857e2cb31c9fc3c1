/** Condition on the width of the page, as browsers write the media of a rule. */
const WIDTH = /^(not )?(?:all and )?\((?:(min|max)-width: ?|width (<|<=|>|>=) )(\d+(?:\.\d+)?)px\)$/;

const COMPARE: Readonly<Record<string, (width: number, limit: number) => boolean>> = {
  '<': (width, limit) => width < limit,
  '<=': (width, limit) => width <= limit,
  '>': (width, limit) => width > limit,
  '>=': (width, limit) => width >= limit,
};

/**
 * Returns whether a media query that asks only for the width matches a page of this width, in CSS pixels; null for any
 * other query.
 */
export function matchesAt(width: number, query: string): boolean | null {
  const [, not, bound, comparison, digits] = WIDTH.exec(query.trim()) ?? [];
  if (digits === undefined) return null;
  const isInside = COMPARE[comparison ?? (bound === 'min' ? '>=' : '<=')]?.(width, Number(digits)) ?? false;
  return isInside !== (not !== undefined);
}

function rewrite(rules: CSSRuleList, width: number): void {
  for (const rule of rules) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const matches = matchesAt(width, rule.media.mediaText);
    if (matches === null) rewrite(rule.cssRules, width);
    else rule.media.mediaText = matches ? 'all' : 'not all';
  }
}

/** Style sheets of other origins cannot be read; the product has none. */
function rewriteSheets({ styleSheets }: Document, width: number): void {
  for (const sheet of styleSheets) {
    const { href } = sheet;
    if (href === null || new URL(href).origin === location.origin) rewrite(sheet.cssRules, width);
  }
}

/**
 * Draws the page in the layout of another width than the window has (shell §2.1, platform_type). A browser on a desktop
 * computer has no viewport that a page can set, so the media queries of the style sheets, present and later ones, and
 * those of scripts get the answers of that width.
 *
 * @param width CSS pixels
 */
export function forceWidth(width: number): void {
  const { documentElement: root, head } = document;
  const real = window.matchMedia.bind(window);
  window.matchMedia = (query) => {
    const matches = matchesAt(width, query);
    return real(matches === null ? query : matches ? 'all' : 'not all');
  };
  root.style.maxInlineSize = `${width}px`;
  root.style.marginInline = 'auto';
  rewriteSheets(document, width);
  head.addEventListener('load', () => rewriteSheets(document, width), true);
}
