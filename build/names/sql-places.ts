/** Where SQL may be written: repositories, stores, what the database brings itself, and support of tests. */
const PLACES = [/-repository\.ts$/, /-store\.ts$/, /^platform\/database\//, /\.(test|fixture)\.ts$/];
const STATEMENT =
  /`\s*(?:select\s|insert into\s|update [\w."]+ set\s|delete from\s|with (?:recursive )?\w+ as\s|truncate |lock table |listen |notify |alter |create (?:table|index|function))/;

/** Lines of a platform file that begin a statement of SQL outside the places for it, by number. */
export function misplacedSql(file: string, text: string): number[] {
  if (!/^platform\/.*\.ts$/.test(file) || PLACES.some((place) => place.test(file))) return [];
  const lines = text.split('\n');
  return lines.flatMap((line, index) =>
    STATEMENT.test(`${line}\n${lines[index + 1] ?? ''}`) && line.includes('`') ? [index + 1] : [],
  );
}
