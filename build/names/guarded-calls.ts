interface GuardedCall {
  readonly call: RegExp;
  /** Code in which the call needs its guard. */
  readonly where: RegExp;
  /** The guard itself, and files whose call is no case of it. */
  readonly except: readonly RegExp[];
  readonly say: string;
}

const TESTS = /\.(?:test|fixture)\.tsx?$/;

const GUARDED: readonly GuardedCall[] = [
  {
    call: /\brandomUUID\b/,
    where: /^(?:renderer|shared)\/(?!server\/)/,
    except: [/^shared\/domain\/ids\/random-id\.ts$/],
    say: 'make random ids with randomId (shared/domain/ids/random-id.ts): pages at plain http have no randomUUID',
  },
  {
    call: /\bnavigator\.clipboard\b/,
    where: /^renderer\//,
    except: [/^renderer\/lib\/device\/copy-text\.ts$/],
    say: 'copy with copyText (renderer/lib/device/copy-text.ts): pages at plain http have no clipboard',
  },
  {
    call: /\b(?:crypto\.subtle|navigator\.(?:credentials|serviceWorker|locks|wakeLock|storage\b))/,
    where: /^(?:renderer|shared)\/(?!server\/)/,
    except: [/^renderer\/lib\/page\/service-worker\.ts$/, /^renderer\/lib\/device\/passkey-device\.ts$/],
    say: 'pages at plain http have no such API: use the module of renderer/lib that asks for it first',
  },
  {
    call: /\bJSON\.parse\(/,
    where: /^(?:renderer|electron)\/(?!server\/)/,
    except: [
      // What the page's own site, the feed and the back end say, and texts that the same code has written.
      /^renderer\/entries\/web-page\.tsx$/,
      /^renderer\/lib\/page\/trusted-text\.ts$/,
      /^renderer\/lib\/feed\/feed-client\.ts$/,
      /^renderer\/features\/debugger\/token-claims\.ts$/,
      /^renderer\/features\/coupon\/bet-slip\/use-limits\.ts$/,
      /^electron\/main\/tokens\/session-watch\.ts$/,
    ],
    say: 'read stored JSON with readStoredJson or readStoredObject (shared/text/stored-json.ts): it may be damaged',
  },
];

/** Problems of calls that fail in some place and have a guard, with their lines. */
export function unguardedCalls(file: string, text: string): string[] {
  if (!/\.tsx?$/.test(file) || TESTS.test(file)) return [];
  const rules = GUARDED.filter(({ where, except }) => where.test(file) && !except.some((one) => one.test(file)));
  return text.split('\n').flatMap((line, index) => {
    if (/^\s*(?:\/\/|\/?\*)/.test(line)) return [];
    return rules.filter(({ call }) => call.test(line)).map(({ say }) => `${file}:${index + 1}: ${say}`);
  });
}
