import { parseArgs } from 'node:util';
import { withDatabase } from './database/database.ts';
import { openPool } from './database/pool.ts';
import { readEnvironment } from './environment.ts';
import { type KeyEntry, KeyError, parseKeyEntries } from './keys/key-entries.ts';
import { createKeyFile, keyFileOf, makeKey, readKeyFile, replaceKeyFile } from './keys/key-file.ts';
import { createKeyRing } from './keys/key-ring.ts';
import { forgetKeys } from './keys/known-keys-store.ts';
import { countUsesOf } from './keys/sealed-columns-store.ts';

/** `npm run keys -- COMMAND`: makes, rotates and lists the signing keys of the environment (docs/keys.md). */
const environment = readEnvironment();

const USAGE = `Usage: npm run keys -- COMMAND
  new          makes the key file with its first key
  list         lists the keys by id; secrets are not shown
  add          adds a key that verifies; it signs after "rotate ID"
  rotate [ID]  lets a key sign from the next start on: the named one, or a new one
  remove ID    removes a key that no longer signs and that nothing in the database needs
  print        prints a new entry for SIGNING_KEYS
  forget       after a loss of the keys: lets processes with new keys use the database`;

const RESTART = 'Restart every process on this database, so that it reads the file.';

const file = keyFileOf(environment);

/** Returns the entries of the key file. @throws KeyError when there is none, or the keys are in the variable */
async function entriesOfFile(): Promise<KeyEntry[]> {
  if (environment.signingKeys !== '') {
    throw new KeyError(
      'The keys are in SIGNING_KEYS, which this command cannot change. Put the entry of "npm run keys -- print" before ' +
        'the others to let it sign, or behind them to let it verify.',
    );
  }
  const entries = await readKeyFile(file);
  if (!entries) throw new KeyError(`The key file ${file} does not exist. Make it with "npm run keys -- new".`);
  return entries;
}

function find(entries: readonly KeyEntry[], id: string): KeyEntry {
  const entry = entries.find((candidate) => candidate.id === id);
  if (!entry) throw new KeyError(`${file} has no key ${id}; it has ${entries.map((known) => known.id).join(', ')}.`);
  return entry;
}

async function makeFile(): Promise<string> {
  if (environment.signingKeys !== '') return print();
  const key = makeKey(new Date());
  if (!(await createKeyFile(file, [key]))) throw new KeyError(`${file} exists already; it stays as it is.`);
  return `${file} was made with the key ${key.id}. Keep a copy of it away from the database and its backups.`;
}

async function list(): Promise<string> {
  const { signingKeys } = environment;
  const entries = signingKeys === '' ? await entriesOfFile() : parseKeyEntries(signingKeys, 'SIGNING_KEYS');
  const ring = createKeyRing(entries);
  const lines = ring.ids.map((id, index) => {
    const check = Buffer.from(ring.checkOf(id)).toString('hex').slice(0, 16);
    return `  ${id}  check ${check}  ${index === 0 ? 'signs and verifies' : 'verifies'}`;
  });
  return [signingKeys === '' ? file : 'SIGNING_KEYS', ...lines].join('\n');
}

async function add(): Promise<string> {
  const entries = await entriesOfFile();
  const key = makeKey(new Date());
  await replaceKeyFile(file, [...entries, key]);
  return `The key ${key.id} was added; it verifies. ${RESTART} Then: npm run keys -- rotate ${key.id}`;
}

async function rotate(id: string | undefined): Promise<string> {
  const entries = await entriesOfFile();
  const chosen = id === undefined ? makeKey(new Date()) : find(entries, id);
  await replaceKeyFile(file, [chosen, ...entries.filter((entry) => entry.id !== chosen.id)]);
  return `The key ${chosen.id} signs from the next start on; the others verify. ${RESTART}`;
}

async function remove(id: string | undefined): Promise<string> {
  if (id === undefined) throw new KeyError('Name the key: npm run keys -- remove ID');
  const entries = await entriesOfFile();
  find(entries, id);
  if (entries[0]?.id === id) throw new KeyError(`The key ${id} signs. Rotate first: npm run keys -- rotate`);
  const uses = await onDatabase((sql) => countUsesOf(sql, id));
  if (uses.length > 0) {
    throw new KeyError(
      `The database still needs the key ${id} (${uses.join(', ')}). Start the platform with the key that signs now, which ` +
        'encrypts its own secrets again, and remove the old key when nothing needs it.',
    );
  }
  await replaceKeyFile(
    file,
    entries.filter((entry) => entry.id !== id),
  );
  return `The key ${id} was removed: what it signed is no longer valid. ${RESTART}`;
}

function print(): string {
  const { id, key } = makeKey(new Date());
  return `${id}:${Buffer.from(key).toString('base64url')}`;
}

async function onDatabase<T>(work: (sql: ReturnType<typeof openPool>) => Promise<T>): Promise<T> {
  return withDatabase({ ...environment, report: () => undefined }, async (address) => {
    const sql = openPool(address, { size: 1 });
    try {
      return await work(sql);
    } finally {
      await sql.end({ timeout: 1 });
    }
  });
}

async function forget(isSure: boolean): Promise<string> {
  const ends =
    'What the lost keys protect ends: checks on printed slips, links and codes in messages, authenticator apps and ' +
    'passkeys. Sessions and passwords stay.';
  if (!isSure) return `${ends}\nTo go on: npm run keys -- forget --yes`;
  const ids = await onDatabase(forgetKeys);
  if (ids.length === 0) return 'The database knows no keys.';
  return `The database has forgotten ${ids.join(', ')}; the next start stores the keys that it finds. ${ends}`;
}

async function run(command: string | undefined, id: string | undefined, isSure: boolean): Promise<string> {
  switch (command) {
    case 'new':
      return makeFile();
    case 'list':
      return list();
    case 'add':
      return add();
    case 'rotate':
      return rotate(id);
    case 'remove':
      return remove(id);
    case 'print':
      return print();
    case 'forget':
      return forget(isSure);
    default:
      throw new KeyError(USAGE);
  }
}

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { yes: { type: 'boolean', default: false } },
  });
  console.log(await run(positionals[0], positionals[1], values.yes));
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
}
