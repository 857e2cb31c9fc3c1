import { createLogger, type Logger } from 'vite';

/** Warnings about what is right, so that those that mean something are read. */
const KNOWN = [
  // A pseudo-element that the minifier does not know yet, and leaves as it is.
  /'scroll-button' is not recognized as a valid pseudo-element/,
  // Of sheets that another one composes its classes with; none of them names an asset.
  /did not pass the `from` option to `postcss\.parse`/,
];

/** Returns a logger of warnings and errors that leaves out the known ones. */
export function buildLogger(): Logger {
  const logger = createLogger('warn');
  for (const name of ['warn', 'warnOnce'] as const) {
    const write = logger[name];
    logger[name] = (message, options) => {
      if (!KNOWN.some((known) => known.test(message))) write(message, options);
    };
  }
  return logger;
}
