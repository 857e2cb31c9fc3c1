import { LANGUAGES } from '#shared/domain/languages.ts';

/** Names by language: what a name of the catalogue is called there. */
export type NamesByLanguage = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** A language beside Russian and Arabic: `de Bayern München`. */
const OTHER = /^([a-z]{2}) (.+)$/;

function addRow(row: string, all: Map<string, Map<string, string>>): void {
  const [name = '', russian = '', arabic = '', ...others] = row.split('|').map((part) => part.trim());
  const named: [string, string][] = [
    ['ru', russian],
    ['ar', arabic],
    ...others.map((part): [string, string] => {
      const [, language = '', other = ''] = OTHER.exec(part) ?? [];
      if (!LANGUAGES.some(({ code }) => code === language)) throw new Error(`${name}: "${part}" names no language`);
      return [language, other];
    }),
  ];
  for (const [language, other] of named) {
    if (other === '') throw new Error(`${name} has no name in ${language}`);
    const names = all.get(language) ?? new Map<string, string>();
    if (names.has(name)) throw new Error(`${name} has two names in ${language}`);
    all.set(language, names.set(name, other));
  }
}

/**
 * Reads tables of names. A row is a line: the name in the catalogue, in Russian and in Arabic, then in the other
 * languages that write it otherwise, each after its code: `Bayern Munich | Бавария | بايرن ميونخ | de Bayern München`.
 *
 * @throws Error for a row without a name in Russian or Arabic, and for a name that two rows have
 */
export function readNameTables(tables: readonly string[]): NamesByLanguage {
  const all = new Map<string, Map<string, string>>();
  for (const row of tables.flatMap((table) => table.split('\n'))) {
    if (row.trim() !== '') addRow(row, all);
  }
  return all;
}
