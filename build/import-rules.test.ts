import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cruise } from 'dependency-cruiser';
import { afterAll, expect, test } from 'vitest';
import { temporaryFolder } from '#tests/fixtures/temporary-folder.ts';
import rules from './import-rules.mjs';

const root = temporaryFolder('import-rules');
afterAll(() => rmSync(root, { recursive: true, force: true }));

function plant(files: Record<string, string>): string {
  const folder = mkdtempSync(path.join(root, 'tree-'));
  for (const [file, content] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), content);
  }
  return folder;
}

async function broken(files: Record<string, string>): Promise<string[]> {
  const baseDir = plant(files);
  const top = [...new Set(Object.keys(files).map((file) => file.split('/')[0] as string))];
  const { output } = await cruise(top, {
    ...rules.options,
    baseDir,
    ruleSet: { forbidden: rules.forbidden } as never,
    validate: true,
  });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule }) => rule.name);
}

const leaf = 'export const leaf = 1;\n';

test.each<[string, Record<string, string>]>([
  ['hosts-never-meet', { 'renderer/ui/a.ts': "import '../../platform/b.ts';", 'platform/b.ts': leaf }],
  [
    'hosts-never-meet',
    {
      'electron/main/a.ts': "import type { leaf } from '../../renderer/ui/b.ts'; export type A = typeof leaf;",
      'renderer/ui/b.ts': leaf,
    },
  ],
  ['shared-stands-alone', { 'shared/a.ts': "import 'node:fs';" }],
  ['shared-stands-alone', { 'shared/a.ts': "import '../renderer/ui/b.ts';", 'renderer/ui/b.ts': leaf }],
  ['features-never-meet', { 'renderer/features/x/a.ts': "import '../y/b.ts';", 'renderer/features/y/b.ts': leaf }],
  [
    'features-below-app',
    { 'renderer/features/x/a.ts': "import '../../app/make-store.ts';", 'renderer/app/make-store.ts': leaf },
  ],
  ['areas-open-modules', { 'platform/modules/x/a.ts': "import '../../areas/b.ts';", 'platform/areas/b.ts': leaf }],
  ['ui-stands-alone', { 'renderer/ui/a.ts': "import '../lib/b.ts';", 'renderer/lib/b.ts': leaf }],
  [
    'lib-and-host-below-features',
    { 'renderer/lib/a.ts': "import '../features/x/b.ts';", 'renderer/features/x/b.ts': leaf },
  ],
  [
    'sections-stand-alone',
    { 'renderer/sections/x/section.tsx': "import '../../lib/b.ts';", 'renderer/lib/b.ts': leaf },
  ],
  [
    'sections-stand-alone',
    { 'renderer/sections/x/section.tsx': "import '../y/b.ts';", 'renderer/sections/y/b.ts': leaf },
  ],
  [
    'sections-come-built',
    { 'renderer/app/a.ts': "import '../sections/x/section.ts';", 'renderer/sections/x/section.ts': leaf },
  ],
  ['adapters-only-in-entries', { 'renderer/app/a.ts': "import '../host/web.ts';", 'renderer/host/web.ts': leaf }],
  [
    'server-code-stays-on-the-server',
    {
      'renderer/entries/web-page.tsx': "import '../lib/a.ts';",
      'renderer/lib/a.ts': "import './b.server.ts';",
      'renderer/lib/b.server.ts': leaf,
    },
  ],
  [
    'modules-through-their-service',
    { 'platform/modules/x/a.ts': "import '../y/y-repository.ts';", 'platform/modules/y/y-repository.ts': leaf },
  ],
  ['fixtures-only-in-tests', { 'renderer/lib/a.ts': "import './b.fixture.ts';", 'renderer/lib/b.fixture.ts': leaf }],
  [
    'fixtures-only-in-tests',
    { 'platform/clock/a.ts': "import './fake-timers.fixture.ts';", 'platform/clock/fake-timers.fixture.ts': leaf },
  ],
  [
    'no-cycles',
    { 'shared/a.ts': "import './b.ts'; export const a = 1;", 'shared/b.ts': "import './a.ts'; export const b = 1;" },
  ],
  ['resolvable', { 'shared/a.ts': "import './nowhere.ts';" }],
  ['resolvable', { 'renderer/lib/a.ts': "import 'virtual:page-nouns';" }],
])('a planted violation of %s is caught', async (rule, files) => {
  expect(await broken(files)).toContain(rule);
});

test('allowed imports pass', async () => {
  const files = {
    'renderer/features/x/a.ts': "import '../../lib/b.ts'; import '../../app/paths.ts';",
    'renderer/lib/b.ts': "import '../../shared/c.ts'; import 'virtual:page-names';",
    'renderer/sections/x/server.tsx': "import 'virtual:page-names/all';",
    'renderer/app/paths.ts': leaf,
    'renderer/lib/b.test.ts': "import './d.fixture.ts';",
    'renderer/lib/d.fixture.ts': leaf,
    'shared/c.ts': leaf,
    'platform/modules/x/a.ts': "import '../y/y-service.ts';",
    'platform/modules/y/y-service.ts': leaf,
  };
  expect(await broken(files)).toEqual([]);
});
