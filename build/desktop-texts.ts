import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const LOCALES = 'renderer/locales';
/** Namespaces of texts in the window and the main process of the desktop app. */
const OF_DESKTOP = /^(desktop-[a-z]+)\.json$/;

type Texts = Readonly<Record<string, string>>;

/** Returns the texts of the desktop app by language and namespace (docs/decisions/025). */
export function desktopTexts(root = process.cwd()): Readonly<Record<string, Readonly<Record<string, Texts>>>> {
  const folder = path.join(root, LOCALES);
  const languages = readdirSync(folder).filter((name) => /^[a-z]{2}$/.test(name));
  const namespacesOf = (language: string) =>
    readdirSync(path.join(folder, language)).flatMap((file): [string, Texts][] => {
      const namespace = OF_DESKTOP.exec(file)?.[1];
      if (namespace === undefined) return [];
      return [[namespace, JSON.parse(readFileSync(path.join(folder, language, file), 'utf8')) as Texts]];
    });
  return Object.fromEntries(languages.map((language) => [language, Object.fromEntries(namespacesOf(language))]));
}
