import type { App } from 'electron';
import type { LogPort } from '../log/desktop-log.ts';
import { type ContentsGuard, guardContents } from './guard-contents.ts';

/** Guards every page and every connection of the app. */
export function guardApp(app: Pick<App, 'on'>, log: LogPort, guard: ContentsGuard): void {
  app.on('web-contents-created', (_event, contents) => guardContents(contents, guard));
  app.on('certificate-error', (event, _contents, url, error, _certificate, answer) => {
    event.preventDefault();
    log.write('error', 'security', `A certificate was refused: ${error} at ${hostOf(url)}`);
    answer(false);
  });
  // Electron would choose the first certificate of the machine, which identifies its owner.
  app.on('select-client-certificate', (event, _contents, _url, _certificates, answer) => {
    event.preventDefault();
    answer();
  });
}

const hostOf = (url: string) => (URL.canParse(url) ? new URL(url).host : 'an invalid address');
