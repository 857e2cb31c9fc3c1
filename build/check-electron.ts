import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** Electron call that is allowed in one place of the sources, and what to do elsewhere. */
interface ElectronRule {
  readonly what: string;
  readonly pattern: RegExp;
  /** Files that may contain it; null for none. */
  readonly allowed: RegExp | null;
  readonly instead: string;
}

const MAIN = /^electron\/main\/index\.ts$/;
const OPTIONS = 'webPreferences are stated in electron/main/windows/main-window.ts and never weakened';

export const ELECTRON_RULES: readonly ElectronRule[] = [
  {
    what: 'an import of electron',
    pattern: /(?:from\s+|import\s*\(?\s*|require\s*\(\s*)['"]electron(?:\/(?:main|renderer|common))?['"]/,
    allowed: /^electron\//,
    instead: 'ask the host port (shared/host); only electron/ knows Electron',
  },
  {
    what: 'ipcRenderer',
    pattern: /\bipcRenderer\b/,
    allowed: /^electron\/preload\/calls\.ts$/,
    instead: 'use call() and listen() of electron/preload/calls.ts',
  },
  {
    what: 'exposeInMainWorld',
    pattern: /\bexposeInMainWorld\b/,
    allowed: /^electron\/preload\/index\.ts$/,
    instead: 'add a group to the bridge in electron/preload/index.ts',
  },
  {
    what: 'a handler of IPC',
    pattern:
      /\bipcMain\s*\.\s*(?:handle|handleOnce|on|once|addListener)\b|\.ipc\s*\.\s*(?:handle|handleOnce|on|once)\s*\(/,
    allowed: /^electron\/main\/ipc\/answer-calls\.ts$/,
    instead:
      'add the channel to its group in shared/host/desktop and a handler of its area: answerCalls checks both sides',
  },
  {
    what: 'shell.openExternal, openPath or showItemInFolder',
    pattern: /\bshell\s*\.\s*(?:openExternal|openPath|showItemInFolder|trashItem)\b/,
    allowed: MAIN,
    instead: 'take openExternal as a port behind externalUrl() of electron/main/security/own-origin.ts',
  },
  {
    what: 'new BrowserWindow',
    pattern: /\bnew\s+(?:BrowserWindow|BaseWindow|BrowserView|WebContentsView)\b/,
    allowed: MAIN,
    instead: 'there is one window: WindowManager opens it',
  },
  {
    what: 'loadURL or loadFile',
    pattern: /\.\s*load(?:URL|File)\s*\(/,
    allowed: /^electron\/main\/windows\/window-manager\.ts$/,
    instead: 'WindowManager loads the page of the window, which is always one of the app itself',
  },
  {
    what: 'a session by its partition',
    pattern: /\bsession\s*\.\s*from(?:Partition|Path)\b/,
    allowed: MAIN,
    instead: 'a profile is opened by openProfile, which guards its session',
  },
  {
    what: 'a handler of a scheme',
    pattern: /\bprotocol\s*\.\s*(?:handle|intercept\w*|register(?!SchemesAsPrivileged)\w+)\b/,
    allowed: /^electron\/main\/protocol\/serve-pages\.ts$/,
    instead: 'pages and calls are served by servePages',
  },
  {
    what: 'code for a page as text',
    pattern: /\b(?:executeJavaScript\w*|insertCSS)\s*\(/,
    allowed: null,
    instead: 'send an event of a group in shared/host/desktop, and let the page do it',
  },
  {
    what: 'a handler of permissions',
    pattern: /\bset(?:Permission(?:Request|Check)|DevicePermission|DisplayMediaRequest)Handler\b/,
    allowed: /^electron\/main\/security\/guard-session\.ts$/,
    instead: 'permissions are denied in electron/main/security/guard-session.ts; add what is granted to its list',
  },
  {
    what: 'trust in certificates',
    pattern: /\bsetCertificateVerifyProc\b|ignore-certificate-errors|NODE_TLS_REJECT_UNAUTHORIZED/,
    // That file names the switches to refuse them.
    allowed: /^electron\/main\/security\/refuse-switches\.ts$/,
    instead: 'leave certificates to Chromium: electron/main/security/guard-app.ts refuses bad ones',
  },
  { what: 'Node in the page', pattern: /\bnodeIntegration\w*\s*:\s*true/, allowed: null, instead: OPTIONS },
  { what: 'a page that is not isolated', pattern: /\bcontextIsolation\s*:\s*false/, allowed: null, instead: OPTIONS },
  {
    what: 'a page without its sandbox',
    pattern: /\bsandbox\s*:\s*false|['"]no-sandbox['"]/,
    // That file names the switch to refuse it.
    allowed: /^electron\/main\/security\/refuse-switches\.ts$/,
    instead: OPTIONS,
  },
  { what: 'webSecurity that is off', pattern: /\bwebSecurity\s*:\s*false/, allowed: null, instead: OPTIONS },
  {
    what: 'content of Chromium’s experiments, or without encryption',
    pattern:
      /\b(?:allowRunningInsecureContent|experimentalFeatures|webviewTag|navigateOnDragDrop)\s*:\s*true|\benableBlinkFeatures\b/,
    allowed: null,
    instead: OPTIONS,
  },
  {
    what: 'Electron’s own fetch',
    pattern: /\bnet\s*\.\s*fetch\b|\bsession\s*\.\s*(?:defaultSession\s*\.\s*)?fetch\b/,
    allowed: null,
    instead:
      'use createNetCall of electron/main/network/net-call.ts: behind a proxy with a sign-in, fetch cannot ask for credentials',
  },
  {
    what: 'safeStorage',
    pattern: /\bsafeStorage\s*\.\s*\w|\bsetUsePlainTextEncryption\b/,
    allowed: null,
    instead: 'secrets are kept by SecretVault of electron/main/tokens/secret-vault.ts',
  },
  {
    what: 'remote code of the clipboard or the screen in a page',
    pattern: /\bdesktopCapturer\b|@electron\/remote|\benableRemoteModule\b/,
    allowed: null,
    instead: 'leave it out: pages have no part in it',
  },
];

/** Returns a text with its comments blanked out, so that line numbers stay and comments are not taken for calls. */
function withoutComments(source: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, ' ');
  return source.replace(/\/\*[\s\S]*?\*\//g, blank).replace(/(^|\s)\/\/[^\n]*/g, blank);
}

/** Returns the raw Electron calls of a source file: file, line, and what to do instead. */
export function electronProblems(file: string, source: string): string[] {
  const lines = withoutComments(source).split('\n');
  return lines.flatMap((line, index) =>
    ELECTRON_RULES.filter(({ pattern, allowed }) => pattern.test(line) && !allowed?.test(file)).map(
      ({ what, instead }) => `${file}:${index + 1} has ${what}: ${instead}`,
    ),
  );
}

/** Files that are skipped: tests replace Electron, and this file names the calls it looks for. */
const NOT_LOOKED_AT = /\.(?:test|spec)\.tsx?$|^tests\/|^build\/check-electron\.ts$/;

function sources(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  return listed
    .split('\n')
    .filter((file) => /\.[cm]?[jt]sx?$/.test(file) && !NOT_LOOKED_AT.test(file) && existsSync(file));
}

if (import.meta.main) {
  const problems = sources().flatMap((file) => electronProblems(file, readFileSync(file, 'utf8')));
  for (const problem of problems) console.error(problem);
  process.exit(problems.length > 0 ? 1 : 0);
}
