import type { App, AuthInfo } from 'electron';
import type { AskForProxy, ProxyAnswerer } from './proxy-sign-in.ts';

/** Answers proxies that ask sockets and pages for credentials; calls of the main process have their own listener. */
export function followLogin(app: Pick<App, 'on'>, ask: AskForProxy): void {
  app.on('login', (event, _contents, details, info, answer) => {
    event.preventDefault();
    void ask(info, details.firstAuthAttempt, answer);
  });
}

/**
 * Returns a listener for a library with its own session, which does not say for which call a proxy asks. Chromium
 * remembers accepted credentials for the session, so a proxy that asks again has refused them.
 */
export function askInSession(ask: AskForProxy): (info: AuthInfo, answer: ProxyAnswerer) => void {
  const answered = new Set<string>();
  return (info, answer) => {
    const proxy = `${info.host}:${info.port}`;
    void ask(info, !answered.has(proxy), (name, password) => {
      if (name === undefined) answered.delete(proxy);
      else answered.add(proxy);
      answer(name, password);
    });
  };
}
