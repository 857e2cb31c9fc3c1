const tests = '\\.(test|spec|fixture)\\.tsx?$';
/** Names of linked pages, which the build collects from their texts; no file has this name. */
const MADE = '^virtual:page-names(/|$)';

/** One rule for each sentence of docs/architecture.md on who may import whom. */
const forbidden = [
  {
    name: 'hosts-never-meet',
    comment:
      'electron, renderer and platform meet only in shared; the site server’s start script is the one named exception',
    severity: 'error',
    from: { path: '^(electron|renderer|platform)/', pathNot: ['^renderer/server/main\\.ts$', tests] },
    to: { path: '^(electron|renderer|platform)/', pathNot: '^$1/' },
  },
  {
    name: 'shared-stands-alone',
    comment: 'shared imports only itself and the schema library',
    severity: 'error',
    from: { path: '^shared/', pathNot: tests },
    to: { pathNot: ['^shared/', '^node_modules/(valibot|@valibot/to-json-schema)/'] },
  },
  {
    name: 'features-never-meet',
    comment: 'a feature never imports a feature: compose in app, move a rule to shared, or react in app/listeners.ts',
    severity: 'error',
    from: { path: '^renderer/features/([^/]+)/', pathNot: tests },
    to: { path: '^renderer/features/', pathNot: '^renderer/features/$1/' },
  },
  {
    name: 'features-below-app',
    comment: 'features know app only through its ports: typed paths and the places that app offers',
    severity: 'error',
    from: { path: '^renderer/features/', pathNot: tests },
    to: { path: '^renderer/(app|entries|server)/', pathNot: '^renderer/app/(paths|[a-z-]+-port)\\.tsx?$' },
  },
  {
    name: 'ui-stands-alone',
    comment: 'the design system knows no feature and no store',
    severity: 'error',
    from: { path: '^renderer/ui/', pathNot: tests },
    to: { path: ['^renderer/(app|features|entries|server|lib|host)/', '^node_modules/(@reduxjs|react-redux|redux)/'] },
  },
  {
    name: 'sections-stand-alone',
    comment: 'a remote section uses the design system and shared, never app, features, lib, or another section',
    severity: 'error',
    from: { path: '^renderer/sections/([^/]+)/', pathNot: tests },
    to: {
      pathNot: [
        '^renderer/(ui|sections/contract|sections/$1)/',
        '^shared/',
        MADE,
        '^node_modules/(react|react-dom|@types/react|@types/react-dom)/',
      ],
    },
  },
  {
    name: 'sections-come-built',
    comment:
      'only the desktop window, which bundles sections, imports their code; every folder may import their contract',
    severity: 'error',
    from: { path: '^renderer/', pathNot: ['^renderer/sections/', '^renderer/entries/bundled-sections\\.ts$', tests] },
    to: { path: '^renderer/sections/', pathNot: '^renderer/sections/contract/' },
  },
  {
    name: 'lib-and-host-below-features',
    comment: 'lib and host know neither features nor app',
    severity: 'error',
    from: { path: '^renderer/(lib|host)/', pathNot: tests },
    to: { path: '^renderer/(app|features|entries|server)/' },
  },
  {
    name: 'adapters-only-in-entries',
    comment: 'only entries and the site server name a host adapter; other code uses useHost()',
    severity: 'error',
    from: { path: '^renderer/', pathNot: ['^renderer/(entries|server|host)/', tests] },
    to: { path: '^renderer/host/(web|desktop|memory-host|server)\\.tsx?$' },
  },
  {
    name: 'server-code-stays-on-the-server',
    comment: '*.server files are unreachable from the browser and desktop entries',
    severity: 'error',
    from: { path: '^renderer/entries/(web-start\\.ts|web-page\\.tsx|desktop\\.tsx)$' },
    to: { path: ['\\.server\\.tsx?$', '^renderer/server/'], reachable: true },
  },
  {
    name: 'modules-through-their-service',
    comment: 'a platform module is reached through its service',
    severity: 'error',
    from: { path: '^platform/modules/([^/]+)/', pathNot: tests },
    to: { path: '^platform/modules/', pathNot: ['^platform/modules/$1/', '-service\\.ts$'] },
  },
  {
    name: 'areas-open-modules',
    comment: 'areas open the modules of the platform; no module, plugin or simulation imports an area',
    severity: 'error',
    from: { path: '^platform/', pathNot: ['^platform/(areas/|app\\.ts$|services\\.ts$)', tests] },
    to: { path: '^platform/areas/' },
  },
  {
    name: 'fixtures-only-in-tests',
    comment: 'test support (*.fixture.ts) is imported by tests, by tests/ and by other test support alone',
    severity: 'error',
    from: { pathNot: ['^tests/', '\\.fixture\\.tsx?$', tests] },
    to: { path: '\\.fixture\\.tsx?$' },
  },
  {
    name: 'sql-in-repositories',
    comment: 'SQL stays in repositories and database/',
    severity: 'error',
    from: { path: '^platform/', pathNot: ['^platform/database/', '(repository|-store)\\.ts$', tests] },
    to: { path: '^node_modules/postgres/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'fixtures-only-in-tests',
    comment: '*.fixture files support tests: no product file imports one',
    severity: 'error',
    from: { pathNot: ['^tests/', tests] },
    to: { path: '\\.fixture\\.tsx?$' },
  },
  {
    name: 'no-cycles',
    comment: 'no cycles',
    severity: 'error',
    from: { pathNot: tests },
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'resolvable',
    comment: 'an import of a missing module',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true, pathNot: MADE },
  },
];

export default {
  forbidden,
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|dist-electron|release)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
    moduleSystems: ['es6', 'cjs'],
  },
};
