import { forgetEarlyPresses } from '#renderer/lib/page/early-presses.ts';
import { firstPaint, nextTask } from '#renderer/lib/page/tasks.ts';

/** Starts fetching the scripts that the server lists for the page, all at once and after all else. */
function fetchScripts(): void {
  const list = document.querySelector<HTMLElement>('script[data-scripts]')?.dataset.scripts ?? '';
  for (const href of list.split(' ').filter(Boolean)) {
    const link = document.createElement('link');
    link.rel = 'modulepreload';
    link.fetchPriority = 'low';
    link.href = href;
    document.head.append(link);
  }
}

/**
 * Wakes the page after the browser has painted it: until then scripts have only what the line has left. React, the
 * libraries, the product's code, and the page's start are tasks of their own: the browser answers between them.
 */
async function start(): Promise<void> {
  fetchScripts();
  await firstPaint();
  const { REACT_MARK } = await import('./web-react.ts');
  performance.mark(REACT_MARK);
  await nextTask();
  const { LIBRARIES_MARK } = await import('./web-libraries.ts');
  performance.mark(LIBRARIES_MARK);
  await nextTask();
  const { openPage } = await import('./web-page.tsx');
  await nextTask();
  await openPage();
}

// Not awaited here: page chunks import the chunk of this module and would wait for it to finish.
start().catch((error: unknown) => {
  forgetEarlyPresses();
  document.getElementById('failure')?.removeAttribute('hidden');
  reportError(error);
});
