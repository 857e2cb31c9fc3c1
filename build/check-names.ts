import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { missingPaths } from './names/document-paths.ts';
import { repeatedNames } from './names/exported-names.ts';
import { unguardedCalls } from './names/guarded-calls.ts';
import { misplacedSql } from './names/sql-places.ts';
import { problemsOfKeys, problemsOfWords, readGlossary } from './names/words.ts';

/** Files that quote the lists, and released texts that never change. */
const OUTSIDE =
  /^(docs\/glossary\.md|docs\/voice\/|platform\/migrations\/|build\/names\/|build\/check-names\.test\.ts)/;

function readSources(): Map<string, string> {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' });
  const files = listed
    .split('\n')
    .filter((file) => /\.([cm]?tsx?|mjs|sql|css|md|json)$/.test(file) && existsSync(file));
  return new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
}

/**
 * Returns all problems of names and words in the repository: words that the glossary bans, repeated exports, misplaced
 * SQL, calls without their guard.
 */
function problemsOfSources(sources: ReadonlyMap<string, string>): string[] {
  const glossary = readGlossary(sources.get('docs/glossary.md') ?? '');
  const words = [...sources]
    .filter(([file]) => !OUTSIDE.test(file) && !file.endsWith('.json'))
    .flatMap(([file, text]) => problemsOfWords(file, text, glossary));
  const keys = [...sources]
    .filter(([file]) => /^renderer\/(locales\/en\/|sections\/[^/]+\/locales\/en)/.test(file))
    .flatMap(([file, text]) => problemsOfKeys(path.basename(file, '.json'), Object.keys(JSON.parse(text)), glossary));
  const repeated = repeatedNames(sources).map(
    ({ name, files }) => `${name} is exported by ${files.join(' and ')}; give each the name of what it is`,
  );
  const sql = [...sources].flatMap(([file, text]) =>
    misplacedSql(file, text).map(
      (line) => `${file}:${line}: SQL belongs into a repository, a store or platform/database`,
    ),
  );
  const documents = [...sources]
    .filter(([file]) => file.endsWith('.md'))
    .flatMap(([file, text]) =>
      missingPaths(file, text, existsSync).map((missing) => `${file} names ${missing}, which is not there`),
    );
  const calls = [...sources].flatMap(([file, text]) => unguardedCalls(file, text));
  return [...documents, ...words, ...keys, ...repeated, ...sql, ...calls];
}

const problems = problemsOfSources(readSources());
for (const problem of problems) console.error(problem);
process.exit(problems.length > 0 ? 1 : 0);
