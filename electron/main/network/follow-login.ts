import type { App } from 'electron';
import type { ProxySignIn } from './proxy-sign-in.ts';

/** Sockets and pages that are asked for a name and a password on the way; calls of this process ask by themselves. */
export function followLogin(app: Pick<App, 'on'>, signIn: Pick<ProxySignIn, 'ask'>): void {
  app.on('login', (event, _contents, details, info, answer) => {
    event.preventDefault();
    void signIn.ask(info, details.firstAuthAttempt, answer);
  });
}
