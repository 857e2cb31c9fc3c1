import type { App } from 'electron';
import type { LogPort } from './desktop-log.ts';

export type FollowedApp = Pick<App, 'getName' | 'getVersion' | 'on'>;

/** Returns the path of an address, without query and fragment. */
function pathOf(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname : 'an invalid address';
}

/** Logs versions, pages and starts of the app; call it when the app is ready. */
export function followApp(app: FollowedApp, log: LogPort): void {
  const { versions, platform, arch } = process;
  const parts = [
    `${app.getName()} ${app.getVersion()}`,
    ...(['electron', 'chrome', 'node'] as const).map((name) => `${name} ${versions[name] ?? 'unknown'}`),
    `${platform} ${arch}`,
  ];
  log.write('info', 'app', parts.join(', '));
  app.on('web-contents-created', (_event, contents) => {
    contents.on('did-navigate', (_navigated, url, code) =>
      log.write('info', 'page', `${pathOf(url)} opened (${code})`),
    );
    contents.on('did-finish-load', () => log.write('info', 'page', 'The page is loaded'));
  });
  app.on('second-instance', () => log.write('info', 'app', 'The app was started a second time'));
  app.on('before-quit', () => log.write('info', 'app', 'The app quits'));
}
