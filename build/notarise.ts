import { spawnSync } from 'node:child_process';

type Environment = Readonly<Record<string, string | undefined>>;

/** Forms of credentials that notarytool accepts; the first complete one is used. */
const CREDENTIALS = [
  { APPLE_API_KEY: '--key', APPLE_API_KEY_ID: '--key-id', APPLE_API_ISSUER: '--issuer' },
  { APPLE_ID: '--apple-id', APPLE_APP_SPECIFIC_PASSWORD: '--password', APPLE_TEAM_ID: '--team-id' },
  { APPLE_KEYCHAIN_PROFILE: '--keychain-profile' },
] as const;

/** Returns the arguments of notarytool for the credentials of an environment; null without any. */
export function notaryCredentials(environment: Environment): string[] | null {
  for (const pair of CREDENTIALS) {
    const names = Object.entries(pair);
    if (names.every(([name]) => environment[name]))
      return names.flatMap(([name, flag]) => [flag, environment[name] ?? '']);
  }
  return null;
}

/** Runs a program and returns its exit code. */
type Run = (app: string, args: readonly string[]) => number;

const runHere: Run = (app, args) => spawnSync(app, [...args], { stdio: 'inherit' }).status ?? 1;

interface NotaryPort {
  readonly run?: Run;
  readonly say?: (line: string) => void;
}

/**
 * Lets Apple notarise a signed app and staples the ticket to it. Without credentials it only prints a message: the user
 * then has to allow the first start by hand.
 *
 * @throws Error when a step fails
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
    // The arguments contain credentials, so only the first two are printed.
    if (run(name, args) !== 0) throw new Error(`notarisation has failed at "${[name, ...args.slice(0, 2)].join(' ')}"`);
  }
  say('notarised by Apple, with its ticket stapled to the app');
  return true;
}
