import { spawnSync } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

/** Ways to tell Apple who asks, as its notarytool takes them; the first whose values are all there is used. */
const CREDENTIALS = [
  { APPLE_API_KEY: '--key', APPLE_API_KEY_ID: '--key-id', APPLE_API_ISSUER: '--issuer' },
  { APPLE_ID: '--apple-id', APPLE_APP_SPECIFIC_PASSWORD: '--password', APPLE_TEAM_ID: '--team-id' },
  { APPLE_KEYCHAIN_PROFILE: '--keychain-profile' },
] as const;

/** Arguments of notarytool for the credentials of an environment; null without any. */
export function notaryCredentials(environment: Environment): string[] | null {
  for (const pair of CREDENTIALS) {
    const names = Object.entries(pair);
    if (names.every(([name]) => environment[name]))
      return names.flatMap(([name, flag]) => [flag, environment[name] ?? '']);
  }
  return null;
}

/** Runs a program; its exit code. */
type Run = (app: string, args: readonly string[]) => number;

const runHere: Run = (app, args) => spawnSync(app, [...args], { stdio: 'inherit' }).status ?? 1;

interface NotaryPort {
  readonly run?: Run;
  readonly say?: (line: string) => void;
}

/**
 * Has Apple notarise a signed program and puts the ticket into it. Without credentials nothing is done but said: the
 * first start then asks the user, who must allow it by hand.
 *
 * @throws Error when a step of it fails
 */
export function notarise(
  app: string,
  environment: Environment,
  { run = runHere, say = console.log }: NotaryPort = {},
): boolean {
  const credentials = notaryCredentials(environment);
  if (!credentials) {
    const wanted = CREDENTIALS.map((pair) => Object.keys(pair).join(' + ')).join(', or ');
    say(`not notarised: no credentials (${wanted})`);
    return false;
  }
  const archive = `${app}.zip`;
  const steps: readonly (readonly [string, readonly string[]])[] = [
    ['ditto', ['-c', '-k', '--keepParent', app, archive]],
    ['xcrun', ['notarytool', 'submit', archive, '--wait', ...credentials]],
    ['xcrun', ['stapler', 'staple', app]],
    ['rm', [archive]],
  ];
  for (const [name, args] of steps) {
    // Its arguments hold the credentials: only the first two are said.
    if (run(name, args) !== 0) throw new Error(`notarisation has failed at "${[name, ...args.slice(0, 2)].join(' ')}"`);
  }
  say('notarised by Apple, with its ticket in the program');
  return true;
}
