interface YieldingScheduler {
  readonly yield?: () => Promise<void>;
}

/** Returns in a task of its own: input and a frame that wait come first. */
export function nextTask(page: { readonly scheduler?: YieldingScheduler } = globalThis): Promise<void> {
  return page.scheduler?.yield?.() ?? new Promise((resolve) => setTimeout(resolve));
}

/** Returns once the browser has painted the page, or at the latest has loaded it: a page in a hidden tab is not painted. */
export function firstPaint(page: Document = document): Promise<void> {
  return new Promise((resolve) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length > 0) done();
    });
    const done = () => {
      observer.disconnect();
      // The observer may report before the frame is on the screen.
      setTimeout(resolve);
    };
    observer.observe({ type: 'paint', buffered: true });
    if (page.readyState === 'complete') done();
    else page.defaultView?.addEventListener('load', done, { once: true });
  });
}

let line: Promise<void> = Promise.resolve();

/** Returns when the browser is idle for the caller alone: others that ask at the same time come in an idle time each. */
export function idleTurn(timeout: number): Promise<void> {
  line = line.then(() => whenIdle(timeout));
  return line;
}

/** Returns when the browser has nothing else to do, or after `timeout` ms. */
export function whenIdle(timeout: number): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no idle callbacks.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, Math.min(timeout, 200));
  });
}
