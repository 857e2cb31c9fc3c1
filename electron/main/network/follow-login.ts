import type { App, AuthInfo } from 'electron';
import type { AskForProxy, ProxyAnswerer } from './proxy-sign-in.ts';

/** Sockets and pages that are asked for a name and a password on the way; calls of this process ask by themselves. */
export function followLogin(app: Pick<App, 'on'>, ask: AskForProxy): void {
  app.on('login', (event, _contents, details, info, answer) => {
    event.preventDefault();
    void ask(info, details.firstAuthAttempt, answer);
  });
}

/**
 * Calls of a library with a session of its own, which does not say in which call a proxy asks. Chromium keeps what a
 * proxy has accepted for the session, so that one that was answered and asks again has refused it.
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
