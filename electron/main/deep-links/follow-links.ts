import type { App } from 'electron';
import type { DeepLink } from '#shared/host/host-port.ts';
import type { LogPort } from '../log/program-log.ts';
import { LINK_SCHEME, linkFromArguments, parseDeepLink, type RefusedLink } from './parse-deep-link.ts';

type Open = (link: DeepLink | null) => void;

type Refuse = (refused: RefusedLink) => void;

/** Writes down that a link was refused, without its text, which may hold a secret. */
export function refusedLinks(log: LogPort): Refuse {
  return ({ reason, length }) => log.write('warn', 'links', `A link was refused: ${reason}, ${length} characters`);
}

/** Links that macOS hands over; it does so before the app is ready too. One that is refused does nothing at all. */
export function followOpenedLinks(app: Pick<App, 'on'>, open: Open, refuse: Refuse): void {
  app.on('open-url', (event, url) => {
    event.preventDefault();
    const link = parseDeepLink(url, refuse);
    if (link) open(link);
  });
}

/**
 * Links that reach the running program as arguments of a second start, which ends by itself. A start without one wants
 * the window; one whose link is refused does nothing at all.
 */
export function followSecondStarts(
  app: Pick<App, 'on' | 'setAsDefaultProtocolClient'>,
  open: Open,
  refuse: Refuse,
): void {
  app.setAsDefaultProtocolClient(LINK_SCHEME);
  app.on('second-instance', (_event, args) => {
    let isRefused = false;
    const link = linkFromArguments(args, (refused) => {
      isRefused = true;
      refuse(refused);
    });
    if (!isRefused) open(link);
  });
}
