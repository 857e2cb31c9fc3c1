/** Copies a text during an event of copying, which pages at plain http may have: they have no `navigator.clipboard`. */
function copyByEvent(text: string): boolean {
  let isCopied = false;
  const give = (event: ClipboardEvent) => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
    event.stopImmediatePropagation();
    isCopied = event.clipboardData !== null;
  };
  document.addEventListener('copy', give, true);
  try {
    return document.execCommand('copy') && isCopied;
  } catch {
    return false;
  } finally {
    document.removeEventListener('copy', give, true);
  }
}

/**
 * Copies a text for the player, who has just pressed a button.
 *
 * @returns false when the browser does not allow it: the page then says so
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    if (!navigator.clipboard) return copyByEvent(text);
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByEvent(text);
  }
}
