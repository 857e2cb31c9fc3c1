import { Zip, ZipDeflate } from 'fflate';
import type { RetentionRepository } from './retention-repository.ts';
import { RETENTION_SCHEDULE, type RetentionRule } from './retention-schedule.ts';
import { EXPORT_README } from './texts/export-readme.ts';

interface ArchiveInput {
  readonly repository: Pick<RetentionRepository, 'rowsOf'>;
  readonly userId: number;
  /** Language of the player, two letters. */
  readonly language: string;
  readonly brand: string;
  /** Server clock, epoch ms. */
  readonly now: number;
}

const encoder = new TextEncoder();
/** Tables of the archive, in the order of the schedule. */
const EXPORTED = RETENTION_SCHEDULE.filter((rule) => rule.hidden !== null && rule.owner !== undefined);

/** Yields the JSON of all rows of a table, as one array; nothing for a table without rows of the player. */
async function* jsonOf(rule: RetentionRule, { repository, userId }: ArchiveInput): AsyncGenerator<string> {
  let isFirst = true;
  for await (const rows of repository.rowsOf(rule, userId)) {
    if (rows.length === 0) continue;
    yield `${isFirst ? '[\n' : ',\n'}${rows.join(',\n')}`;
    isFirst = false;
  }
  if (!isFirst) yield '\n]\n';
}

/**
 * Yields the bytes of a ZIP archive with a player's data: a JSON file for each table with rows of the player, and a
 * text that explains them in the player's language. The rows are read while the archive is sent.
 */
export async function* exportArchive(input: ArchiveInput): AsyncGenerator<Uint8Array> {
  const ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const readme = EXPORT_README[input.language] ?? EXPORT_README.en ?? '';
  const opening = new ZipDeflate('README.txt');
  zip.add(opening);
  const at = new Date(input.now).toISOString();
  opening.push(encoder.encode(readme.replaceAll('{brand}', input.brand).replaceAll('{time}', at)), true);
  for (const rule of EXPORTED) {
    let file: ZipDeflate | null = null;
    for await (const text of jsonOf(rule, input)) {
      if (!file) {
        file = new ZipDeflate(`${rule.table}.json`);
        zip.add(file);
      }
      file.push(encoder.encode(text));
      yield* ready.splice(0);
    }
    file?.push(new Uint8Array(0), true);
    yield* ready.splice(0);
  }
  zip.end();
  yield* ready.splice(0);
}
