/** Argument that the operating system passes when it starts the app at sign-in. */
export const AT_SIGN_IN = '--at-sign-in';

/** Characters that the specification of desktop entries reserves; an argument that has one is quoted. */
const RESERVED = /[\s"'\\><~|&;$*?#()`]/;

/**
 * One argument of `Exec` (Desktop Entry Specification 1.5, "The Exec key"): quoted where it needs to be, with its field
 * codes doubled. The rule of strings comes after that of quotes, so that each backslash is written twice.
 */
export function execArgument(argument: string): string {
  const plain = argument.replaceAll('%', '%%');
  if (!RESERVED.test(plain) && plain !== '') return plain;
  const quoted = plain.replaceAll(/["`$\\]/g, '\\$&');
  return `"${quoted.replaceAll('\\', '\\\\')}"`;
}

/** Escapes a value so that it stays on one line, as the specification demands. */
const oneLine = (text: string): string => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n').replaceAll('\r', '\\r');

/** Returns the autostart entry of the app: `name` is shown to people, `executable` is the file that is started. */
export function autostartEntry(name: string, executable: string): string {
  const lines = [
    '[Desktop Entry]',
    'Type=Application',
    'Version=1.5',
    `Name=${oneLine(name)}`,
    `Exec=${execArgument(executable)} ${AT_SIGN_IN}`,
    'Terminal=false',
    'NoDisplay=true',
    'X-GNOME-Autostart-enabled=true',
  ];
  return `${lines.join('\n')}\n`;
}

/** Tells whether an autostart entry starts this app: the desktop's own settings can mark an entry as off. */
export function isEntryOn(text: string, executable: string): boolean {
  const lines = text.split(/\r?\n/);
  const isMarkedOff = lines.some((line) =>
    /^(Hidden\s*=\s*true|X-GNOME-Autostart-enabled\s*=\s*false)\s*$/i.test(line),
  );
  return !isMarkedOff && lines.includes(`Exec=${execArgument(executable)} ${AT_SIGN_IN}`);
}
