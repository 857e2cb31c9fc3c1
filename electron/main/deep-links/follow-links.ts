import type { App } from 'electron';
import type { DeepLink } from '#shared/host/host-port.ts';
import { LINK_SCHEME, linkFromArguments, parseDeepLink } from './parse-deep-link.ts';

/** Links that macOS hands over; it does so before the app is ready too. */
export function followOpenedLinks(app: Pick<App, 'on'>, open: (link: DeepLink | null) => void): void {
  app.on('open-url', (event, url) => {
    event.preventDefault();
    open(parseDeepLink(url));
  });
}

/** Links that reach the running program as arguments of a second start, which ends by itself. */
export function followSecondStarts(
  app: Pick<App, 'on' | 'setAsDefaultProtocolClient'>,
  open: (link: DeepLink | null) => void,
): void {
  app.setAsDefaultProtocolClient(LINK_SCHEME);
  app.on('second-instance', (_event, args) => open(linkFromArguments(args)));
}
