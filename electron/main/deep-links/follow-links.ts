import type { App } from 'electron';
import type { DeepLink } from '#shared/host/host-port.ts';
import type { LogPort } from '../log/desktop-log.ts';
import { type LinkRules, linkFromArguments, parseDeepLink } from './parse-deep-link.ts';

type Open = (link: DeepLink | null) => void;

/** Logs that a link was refused, without its text, which may hold a secret. */
export function refusedLinks(log: LogPort): LinkRules['refuse'] {
  return ({ reason, length }) => log.write('warn', 'links', `A link was refused: ${reason}, ${length} characters`);
}

/** Follows links that macOS hands over, also before the app is ready. A refused link has no effect. */
export function followOpenedLinks(app: Pick<App, 'on'>, open: Open, rules: LinkRules): void {
  app.on('open-url', (event, url) => {
    event.preventDefault();
    const link = parseDeepLink(url, rules);
    if (link) open(link);
  });
}

/**
 * Follows links that reach the running app as arguments of a second start; the second process then ends. A start
 * without a link shows the window, a start with a refused link has no effect.
 */
export function followSecondStarts(
  app: Pick<App, 'on' | 'setAsDefaultProtocolClient'>,
  open: Open,
  rules: LinkRules,
): void {
  app.setAsDefaultProtocolClient(rules.scheme);
  app.on('second-instance', (_event, args) => {
    let isRefused = false;
    const refuse: LinkRules['refuse'] = (refused) => {
      isRefused = true;
      rules.refuse(refused);
    };
    const link = linkFromArguments(args, { ...rules, refuse });
    if (!isRefused) open(link);
  });
}
