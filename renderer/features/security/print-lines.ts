/** Time for which the frame stays after printing, ms: browsers read it until their dialog closes. */
const KEPT_MS = 60_000;

/**
 * Prints some lines of text alone, without the page around them.
 *
 * @param title heading of the sheet
 */
export function printLines(title: string, lines: readonly string[]): void {
  const frame = document.createElement('iframe');
  frame.setAttribute('aria-hidden', 'true');
  frame.tabIndex = -1;
  frame.style.cssText = 'position:fixed;inline-size:0;block-size:0;border:0;visibility:hidden';
  document.body.append(frame);
  const sheet = frame.contentDocument;
  if (!sheet || !frame.contentWindow) return;
  sheet.title = title;
  const heading = sheet.createElement('h1');
  heading.textContent = title;
  const list = sheet.createElement('pre');
  list.textContent = lines.join('\n');
  sheet.body.append(heading, list);
  frame.contentWindow.focus();
  frame.contentWindow.print();
  setTimeout(() => frame.remove(), KEPT_MS);
}
