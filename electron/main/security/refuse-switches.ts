import type { CommandLine } from 'electron';
import type { Flavour } from '../windows/main-window.ts';

/**
 * Switches that let another program into the pages or this process, start the processes of the app through a program of
 * the caller, or weaken the protection of processes, pages and traffic. No fuse removes Chromium's switches.
 */
const REFUSED = [
  // Programs and people that look into the app.
  'remote-debugging-port',
  'remote-debugging-pipe',
  'remote-debugging-address',
  'remote-debugging-targets',
  'remote-debugging-socket-name',
  'remote-allow-origins',
  'inspect',
  'inspect-brk',
  'inspect-wait',
  'inspect-port',
  'inspect-publish-uid',
  // Processes without their sandbox, or in one process.
  'no-sandbox',
  'no-sandbox-and-elevated',
  'no-zygote',
  'no-zygote-sandbox',
  'disable-setuid-sandbox',
  'disable-namespace-sandbox',
  'disable-seccomp-filter-sandbox',
  'disable-seccomp-sandbox',
  'disable-gpu-sandbox',
  'disable-win32k-lockdown',
  'disable-kill-after-bad-ipc',
  'allow-sandbox-debugging',
  'allow-no-sandbox-job',
  'service-sandbox-type',
  'single-process',
  'in-process-gpu',
  // Rules about origins, isolation and content.
  'disable-web-security',
  'allow-running-insecure-content',
  'allow-file-access',
  'allow-file-access-from-files',
  'allow-universal-access-from-files',
  'unsafely-treat-insecure-origin-as-secure',
  'disable-site-isolation-trials',
  'disable-site-isolation-for-policy',
  'enable-blink-features',
  'disable-blink-features',
  'blink-settings',
  'enable-experimental-web-platform-features',
  'use-fake-ui-for-media-stream',
  // Electron reads the privileges of schemes from the command line as well.
  'bypasscsp-schemes',
  'cors-schemes',
  'fetch-schemes',
  'secure-schemes',
  'service-worker-schemes',
  'standard-schemes',
  'streaming-schemes',
  // Certificates and encryption.
  'ignore-certificate-errors',
  'ignore-certificate-errors-spki-list',
  'ignore-urlfetcher-cert-requests',
  'allow-insecure-localhost',
  'disable-webrtc-encryption',
  'ssl-version-min',
  'ssl-version-max',
  'cipher-suite-blacklist',
  'use-mock-keychain',
  // The way of the traffic: the player chooses a proxy in the settings of the app.
  'host-resolver-rules',
  'host-rules',
  'origin-to-force-quic-on',
  'proxy-server',
  'proxy-pac-url',
  'proxy-auto-detect',
  'proxy-bypass-list',
  'no-proxy-server',
  'explicitly-allowed-ports',
  'testing-fixed-http-port',
  'testing-fixed-https-port',
  'auth-server-allowlist',
  'auth-server-whitelist',
  'auth-negotiate-delegate-allowlist',
  'auth-negotiate-delegate-whitelist',
  // Programs and code of the caller.
  'browser-subprocess-path',
  'renderer-cmd-prefix',
  'utility-cmd-prefix',
  'zygote-cmd-prefix',
  'plugin-launcher',
  'ppapi-plugin-launcher',
  'register-pepper-plugins',
  'gpu-launcher',
  'load-extension',
  'load-component-extension',
  'disable-extensions-except',
  'js-flags',
  // Keys and traffic in a file.
  'ssl-key-log-file',
  'log-net-log',
  'trace-startup',
  'trace-config-file',
  'enable-tracing',
] as const;

/** Parts of names of features about protection: sandboxes, isolation of sites, cookies, certificates, networks. */
const PROTECTING =
  /sandbox|isolat|per-?process|certificate|samesite|mixedcontent|(?:local|private)network|crossorigin/i;

/** Switches that take names of features. */
const FEATURES = ['disable-features', 'enable-features'] as const;

/** Error of a players' app that was started with a refused switch. */
export class RefusedSwitch extends Error {
  /** Switch as written on the command line: `--remote-debugging-port`. */
  readonly switch: string;

  constructor(name: string) {
    super(`--${name} is refused`);
    this.name = 'RefusedSwitch';
    this.switch = `--${name}`;
  }
}

/** What is known of the process at its start. */
type StartedProcess = Pick<NodeJS.Process, 'env' | 'execPath' | 'platform'>;

/**
 * Whether this program runs from an AppImage. Its starter adds `--no-sandbox` where the system allows no user
 * namespaces, such as Ubuntu 24.04: there Chromium would not start at all, and packages that are installed bring a
 * helper that makes the sandbox.
 */
function isFromAppImage({ platform, env, execPath }: StartedProcess): boolean {
  const { APPIMAGE = '', APPDIR = '' } = env;
  return platform === 'linux' && APPIMAGE !== '' && APPDIR !== '' && execPath.startsWith(`${APPDIR}/`);
}

/**
 * Checks the switches that the app was started with. Call it before the app is ready: Chromium opens its debugging port
 * only after the main script has run.
 *
 * @throws RefusedSwitch in a packaged app for players
 */
export function refuseSwitches(
  commandLine: Pick<CommandLine, 'getSwitchValue' | 'hasSwitch'>,
  flavour: Flavour,
  isPackaged: boolean,
  started: StartedProcess,
): void {
  if (flavour === 'debugger' || !isPackaged) return;
  const isTaken = (name: string) => name === 'no-sandbox' && isFromAppImage(started);
  const found =
    REFUSED.find((name) => commandLine.hasSwitch(name) && !isTaken(name)) ??
    FEATURES.find((name) => PROTECTING.test(commandLine.getSwitchValue(name)));
  if (found !== undefined) throw new RefusedSwitch(found);
}
