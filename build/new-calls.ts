import { openPaths } from '#shared/contracts/paths.ts';
import { type Beginning, camelCase, type NewFile, pascalCase, type Sources } from './beginning.ts';

/** A call that is new: all names in kebab case. */
interface NewCall {
  /** Its folder in `platform/modules`. */
  readonly module: string;
  /** Its file in `shared/contracts`, and what its part of the module is called. */
  readonly topic: string;
  readonly name: string;
}

const constant = (name: string) => `${camelCase(name)}Call`;
const contractFile = (topic: string) => `shared/contracts/${topic}.ts`;
const folderOf = (module: string) => `platform/modules/${module}`;

/** Returns the entry of `openPaths` for a call, which its contract names. */
function pathLine({ module, topic, name }: NewCall): string {
  const parts = [...new Set([module, topic, name])];
  return `${camelCase(name)}: '/web-api/${parts.join('/')}',`;
}

/** Returns the definition of a call; its summary is empty, which the test of the descriptions refuses. */
const definition = (name: string, says: string, answer: string) => `/** ${says} */
export const ${constant(name)} = defineCall({
  id: '${camelCase(name)}',
  method: 'GET',
  path: openPaths.${camelCase(name)},
  rate: 'session',
  summary: '',
  auth: true,
  answer: v.object({
${answer}
  }),
});
`;

const contract = (text: string) => `import * as v from 'valibot';
import { defineCall } from './call.ts';
import { shownInstant } from './instant.ts';
import { openPaths } from './paths.ts';

${text}`;

const CLOCK_ANSWER = `    /** Server clock, epoch ms. */
    now: shownInstant,`;

const clockDefinition = (name: string) => definition(name, 'Answers a player with the time.', CLOCK_ANSWER);

const ENTRIES_ANSWER = `    entries: v.array(
      v.object({
        id: v.number(),
        /** Server clock, epoch ms. */
        madeAt: shownInstant,
      }),
    ),`;

const clockRegistration = (name: string) => `register(app, ${constant(name)}, () => ({ now: clock.now() }));`;

/** What registers the calls of a topic: the entry of its module, or of a part of it. */
const registrar = ({ module, topic }: NewCall) =>
  module === topic ? `${camelCase(topic)}Module` : `register${pascalCase(topic)}Routes`;

/** Returns a file that registers a call of the topic, with one service. */
const routes = (call: NewCall, service: string, imports: string, registration: string) => {
  const input = pascalCase(`${call.topic}-${call.module === call.topic ? 'module' : 'routes'}`);
  return `import type { FastifyInstance } from 'fastify';
import { ${constant(call.name)} } from '#shared/contracts/${call.topic}.ts';
${imports}

interface ${input} {
  readonly register: RegisterCall;
  readonly ${service};
}

/** Registers the calls of the ${call.module === call.topic ? 'module' : 'topic'} ${call.topic}. */
export function ${registrar(call)}(app: FastifyInstance, { register, ${service.split(':')[0]} }: ${input}): void {
  ${registration}
}
`;
};

const CLOCK_IMPORTS = `import type { ServerClock } from '../../clock/server-clock.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';`;

const clockRoutes = (call: NewCall) => routes(call, 'clock: ServerClock', CLOCK_IMPORTS, clockRegistration(call.name));

const testOf = (
  name: string,
  title: string,
  steps: string,
) => `import { afterAll, beforeAll, expect, test } from 'vitest';
import { openPaths } from '#shared/contracts/paths.ts';
import { startTestPlatform, type TestPlatform } from '#tests/fixtures/platform/test-platform.ts';

let site: TestPlatform;

beforeAll(async () => {
  site = await startTestPlatform();
});
afterAll(() => site.close());

test('the call ${camelCase(name)} ${title}, and is refused to a guest', async () => {
  const path = openPaths.${camelCase(name)};
${steps}
  expect((await site.client().get(path)).status).toBe(401);
});
`;

const CLOCK_STEPS = `  const player = await site.player();
  const before = site.platform.clock.now();
  const { status, body } = await player.get<{ now: number }>(path);
  expect(status).toBe(200);
  expect(body.now).toBeGreaterThanOrEqual(before);
  expect(body.now).toBeLessThanOrEqual(site.platform.clock.now());`;

const rendererLine = ({ topic, name }: NewCall) =>
  `${camelCase(name)}: queryOf(build, ${camelCase(topic)}Calls, '${constant(name)}'),`;

/** Returns what every new call needs besides its files. */
const nextOf = (call: NewCall) => ({
  path: `add to shared/contracts/paths.ts: ${pathLine(call)}`,
  fill: `in ${contractFile(call.topic)}, fill in the summary, and give the call its answer, its errors and its rate (shared/contracts/call-rate.ts); a call of visitors has no \`auth\``,
  renderer: [
    `add to the api.ts of the feature that calls it: ${rendererLine(call)}`,
    `  above its endpoints: const ${camelCase(call.topic)}Calls = () => import('#shared/contracts/${call.topic}.ts');`,
    '  (renderer/features/apps/api.ts is a whole one)',
  ],
});

/** Returns the files with which a module begins: its first call, which lists what a player has, and all behind it. */
export function moduleFiles(name: string, sources: Sources): Beginning {
  refuseTaken(name);
  const folder = folderOf(name);
  const table = `${name.replaceAll('-', '_')}_entry`;
  const [own, call] = [pascalCase(name), constant(name)];
  const whole = { module: name, topic: name, name };
  const next = nextOf(whole);
  const service = `create${own}Service(create${own}Repository(database.sql))`;
  return {
    files: [
      {
        path: contractFile(name),
        content: contract(definition(name, 'Lists what a player has, newest first.', ENTRIES_ANSWER)),
      },
      {
        path: `${folder}/${name}-module.ts`,
        content: routes(
          whole,
          `service: ${own}Service`,
          `import type { RegisterCall } from '../../plugins/call-route.ts';
import type { ${own}Service } from './${name}-service.ts';`,
          `register(app, ${call}, ({ userId }) => service.list(userId));`,
        ),
      },
      {
        path: `${folder}/${name}-service.ts`,
        content: `import type { CallAnswer } from '#shared/contracts/call.ts';
import type { ${call} } from '#shared/contracts/${name}.ts';
import type { ${own}Repository } from './${name}-repository.ts';

export interface ${own}Service {
  /** Lists what a player has, newest first. */
  list(userId: number): Promise<CallAnswer<typeof ${call}>>;
}

export function create${own}Service(repository: ${own}Repository): ${own}Service {
  return {
    async list(userId) {
      return { entries: await repository.latest(userId) };
    },
  };
}
`,
      },
      {
        path: `${folder}/${name}-repository.ts`,
        content: `import type { Pool } from '../../database/pool.ts';

interface ${own}Entry {
  readonly id: number;
  /** Server clock, epoch ms. */
  readonly madeAt: number;
}

export interface ${own}Repository {
  /** The latest entries of a player, newest first, at most 100. */
  latest(userId: number): Promise<${own}Entry[]>;
}

const LISTED = 100;

export function create${own}Repository(sql: Pool): ${own}Repository {
  return {
    async latest(userId) {
      return sql<${own}Entry[]>\`
        select id, made_at as "madeAt" from ${table}
        where user_id = \${userId} order by made_at desc, id desc limit \${LISTED}\`;
    },
  };
}
`,
      },
      {
        path: `${folder}/${name}.test.ts`,
        content: testOf(
          name,
          'lists what the player has, newest first',
          `  const [player, other] = [await site.player(), await site.player()];
  await site.database.owner\`
    insert into ${table} (user_id, made_at)
    values (\${player.userId}, 1000), (\${player.userId}, 2000), (\${other.userId}, 3000)\`;
  const { body } = await player.get<{ entries: readonly { madeAt: number }[] }>(path);
  expect(body.entries.map(({ madeAt }) => madeAt)).toEqual([2000, 1000]);`,
        ),
      },
      {
        path: `platform/migrations/${sources.nextMigration()}-${name}.sql`,
        content: `-- expand: a table
create table ${table} (
  id bigint generated always as identity primary key,
  user_id bigint not null references player,
  -- Epoch milliseconds of the server clock.
  made_at bigint not null
);
create index ${table}_of_player on ${table} (user_id, made_at, id);
`,
      },
    ],
    next: [
      next.path,
      next.fill,
      `in the migration, the repository and the test, give ${table} the columns that it needs; a module that stores nothing has neither migration nor repository`,
      `add to \`routes\` of an area in platform/areas: ${registrar(whole)}(app, { register, service: ${service} });`,
      `add to platform/modules/records/retention-schedule.ts, with the data that it stores: ofAccountHolder('${table}', '…', 'contract', []),`,
      `add to the table of docs/retention.md, in the same place: | \`${table}\` | … | contract | until the closing | deleted | stays | yes |`,
      ...next.renderer,
      `run npx vitest run --project=rules ${folder} platform/modules/records platform/modules/openapi, and npm run check`,
    ],
  };
}

function refuseTaken(name: string): void {
  if (camelCase(name) in openPaths)
    throw new Error(`shared/contracts/paths.ts has a path ${camelCase(name)} already: give the call another name`);
}

/**
 * Returns the files with which a call of an existing module begins, and what to add to those that exist.
 *
 * @param place `<module>/<topic>`, or `<module>/<topic>/<name>` for a call that is not called as its topic
 * @throws Error when there is no such module, or when the call exists
 */
export function callFiles(place: string, { read, has }: Sources): Beginning {
  const [module = '', topic = '', name = topic] = place.split('/');
  refuseTaken(name);
  const folder = folderOf(module);
  if (!has(folder)) throw new Error(`there is no ${folder}: begin it with node build/new.ts module ${module}`);
  const entry = `${folder}/${topic}-${topic === module ? 'module' : 'routes'}.ts`;
  const call = { module, topic, name };
  if (read(contractFile(topic))?.includes(`export const ${constant(name)} `))
    throw new Error(`${contractFile(topic)} has a ${constant(name)} already: give the call another name`);
  const files: NewFile[] = [];
  const additions: string[] = [];
  const begin = (path: string, content: string, addition: string) => {
    if (read(path) === null) files.push({ path, content });
    else
      additions.push(
        `add to ${path}, with the imports that it needs:\n${addition.trimEnd().replaceAll(/^(?=.)/gm, '    ')}`,
      );
  };
  begin(contractFile(topic), contract(clockDefinition(name)), clockDefinition(name));
  begin(entry, clockRoutes(call), clockRegistration(name));
  const test = testOf(name, 'answers a player', CLOCK_STEPS);
  begin(`${folder}/${topic}.test.ts`, test, test.slice(test.indexOf('test(')));
  const next = nextOf(call);
  const isNewPart = files.some(({ path }) => path === entry);
  return {
    files,
    next: [
      next.path,
      ...additions,
      ...(isNewPart
        ? [
            `add to \`routes\` of the area in platform/areas that has the module: ${registrar(call)}(app, { register, clock });`,
          ]
        : []),
      next.fill,
      ...next.renderer,
      `run npx vitest run --project=rules ${folder} platform/modules/openapi, and npm run check`,
    ],
  };
}
