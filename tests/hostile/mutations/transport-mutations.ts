// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the texts are source code

import { foundBy, type HostileMutation } from './mutation.ts';

/** Hosts, other sites, proxies and odd requests. */
const REQUESTS: readonly HostileMutation[] = [
  ...foundBy('tests/hostile/hosts.test.ts', [
    [
      'the site answers for every host',
      'renderer/server/plugins/known-hosts.ts',
      "if (found.includes('unknown')) return strangeHostPage(request, reply);",
      '',
      'reads no page, no call and no feed',
    ],
    [
      'the platform answers for every host',
      'platform/plugins/hosts.ts',
      "return hosts.has(host) && (checksConnection ? hosts.has(connection) : connection !== '');",
      'return host !== undefined || hosts.has(connection);',
      'cannot use the controls: POST /__control/fund',
    ],
    [
      'the feed answers for every host',
      'platform/modules/feed/admission.ts',
      'if (!rules.isKnownHost(host, request.headers.host)) return { status: 421 };',
      '',
      'reads no page, no call and no feed',
    ],
    [
      'a page says that it is a proxy',
      'renderer/server/plugins/known-hosts.ts',
      'isProduction ? [request.host] : [request.host, request.headers.host]',
      '[request.headers["x-forwarded-host"]?.toString() ?? request.host]',
      'cannot say that it is a proxy for a known host',
    ],
  ]),
  ...foundBy('tests/hostile/cross-site.test.ts', [
    [
      'pages of other sites send calls',
      'platform/plugins/same-origin.ts',
      "if (site === 'cross-site') return true;",
      "if (site === 'cross-site') return false;",
      'cannot end a session: that says so',
    ],
    [
      'pages of other sites send calls from an old browser',
      'platform/plugins/same-origin.ts',
      "return !rules.isOwnOrigin(origin, host, protocol === 'https' || protocol === 'wss');",
      'return !URL.canParse(origin);',
      'cannot end a session: in an old browser',
    ],
    [
      'a form is read as a call',
      'platform/app.ts',
      "app.removeContentTypeParser('text/plain');",
      "app.removeContentTypeParser('text/plain');\n  app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, JSON.parse(String(body))));",
      'is not read as a form of type "text/plain"',
    ],
    [
      'pages of other sites open the feed',
      'platform/modules/feed/admission.ts',
      'if (isOfOtherPage(request.headers, { host, protocol }, pages)) return { status: 403 };',
      '',
      'opens no feed: a page of another site',
    ],
    [
      'other sites may read answers',
      'platform/plugins/security-headers.ts',
      'reply.headers(HEADERS);',
      "reply.headers({ ...HEADERS, 'access-control-allow-origin': '*' });",
      'is told by no header that it may read',
    ],
  ]),
  ...foundBy('tests/hostile/unreadable-requests.test.ts', [
    [
      'steps up and whole URLs reach the site',
      'renderer/server/plugins/readable-requests.ts',
      "if (path.startsWith('/') && !DOT_SEGMENT.test(path)) done();",
      'if (path !== undefined) done();',
      'gets 400, and nobody is alarmed: ',
    ],
    [
      'a step up that is encoded twice reaches the site',
      'renderer/server/plugins/readable-requests.ts',
      '/(?:[/\\\\]|%(?:25)*(?:2f|5c))(?:\\.|%(?:25)*2e)',
      '/(?:[/\\\\]|%(?:2f|5c))(?:\\.|%2e)',
      'a step up that is encoded twice',
    ],
  ]),
  ...foundBy('tests/hostile/back-end-paths.test.ts', [
    [
      'the config sends the site to another host',
      'renderer/server/backend.ts',
      'return address?.origin === home.origin ? address : null;',
      'return address;',
      'a call whose path leads to another host is sent to none',
    ],
    [
      'a file of a section leaves its folder',
      'renderer/server/section-client.ts',
      'if (!isSectionFile(section, file)) return 404;',
      '',
      'a file of a section never leaves the folder of the sections: /sections-api/files/.hidden/admin.js',
    ],
  ]),
  ...foundBy('tests/hostile/smuggling.test.ts', [
    [
      'the site takes the first of two hosts',
      'renderer/server/plugins/known-hosts.ts',
      "if (namesSeveralHosts(request.raw.rawHeaders) || request.headers.host === '')\n      return strangeHostPage(request, reply);",
      '',
      'a request that names two hosts is refused: the same',
    ],
    [
      'the platform takes the first of two hosts',
      'platform/plugins/hosts.ts',
      'const isOurs = isOne && isKnown(',
      'const isOurs = isKnown(',
      'a request that names two hosts is refused: the same',
    ],
    [
      'the site reads a request with two ends',
      'renderer/server/site.ts',
      'createServer({ optimizeEmptyRequests: true, keepAliveTimeout: KEEP_ALIVE_MS }, (request, response) => {',
      'createServer({ keepAliveTimeout: KEEP_ALIVE_MS, insecureHTTPParser: true }, (request, response) => {',
      'is refused, and nothing behind it is answered: a length and a transfer encoding',
    ],
    [
      'a visitor names address and host for the back end',
      'renderer/server/plugins/proxy.ts',
      '...visitorHeaders(request),',
      '...visitorHeaders({ ...request, ip: String(request.headers["x-forwarded-for"] ?? ""), host: request.host, protocol: request.protocol, id: request.id }),',
      'a visitor chooses neither address, host nor country for the back end',
    ],
  ]),
  ...foundBy('tests/hostile/bombs.test.ts', [
    [
      'a body poisons prototypes',
      'platform/app.ts',
      'bodyLimit: BODY_LIMIT,\n    requestIdHeader: false,\n    frameworkErrors: refuseAddress,',
      "bodyLimit: BODY_LIMIT,\n    onProtoPoisoning: 'ignore',\n    requestIdHeader: false,\n    frameworkErrors: refuseAddress,",
      'a body of a poisoned prototype gets 400',
    ],
    [
      'a body poisons constructors',
      'platform/app.ts',
      'bodyLimit: BODY_LIMIT,\n    requestIdHeader: false,\n    frameworkErrors: refuseAddress,',
      "bodyLimit: BODY_LIMIT,\n    onConstructorPoisoning: 'ignore',\n    requestIdHeader: false,\n    frameworkErrors: refuseAddress,",
      'a body of a poisoned constructor gets 400',
    ],
  ]),
  ...foundBy('tests/hostile/injection.test.ts', [
    [
      'the state of a page ends its script',
      'renderer/lib/page/json-in-script.ts',
      ".replace(/</g, '\\\\u003c')",
      '',
      'what staff have written of a page of content runs nowhere in it',
    ],
    [
      'a head of a page is not escaped',
      'renderer/server/html-template.ts',
      'return text.replace(/[&<>"\']/g, (character) => escapes[character] ?? character);',
      'return text.replace(/\\u0000/g, (character) => escapes[character] ?? character);',
      'what staff have written of a page of content runs nowhere in it',
    ],
  ]),
  ...foundBy('renderer/server/site.test.ts', [
    [
      'the policy of a page has one nonce for all',
      'renderer/server/security-headers.ts',
      "`'nonce-${nonce}'`, ...analyticsHosts, ...oneTap].join(' ')}`,\n    `style-src",
      "`'nonce-${nonce.slice(0, 0)}'`, ...analyticsHosts, ...oneTap].join(' ')}`,\n    `style-src",
      'the content security policy names the nonce of the page, a new one for each answer',
    ],
    [
      'the site passes test tools on in production',
      'renderer/server/plugins/proxy.ts',
      'if (!hasTestTools && TEST_PREFIXES.includes(prefix)) {',
      'if (TEST_PREFIXES.length === 0 && hasTestTools) {',
      'in production /__control/fund is not passed on, whatever the back end would answer',
    ],
  ]),
  ...foundBy('renderer/server/security-headers.test.ts', [
    [
      'pages may make scripts of text',
      'renderer/server/security-headers.ts',
      '...(analyticsHosts.length + oneTap.length === 0 ? TRUSTED_TYPES_DIRECTIVES : []),',
      'TRUSTED_TYPES_DIRECTIVES[9] ?? "object-src \'none\'",',
      'demands Trusted Types of the site’s own policies where all scripts are the site’s own',
    ],
  ]),
  ...foundBy('platform/embedded.test.ts', [
    [
      'the platform believes every program of the machine',
      'platform/plugins/site-proof.ts',
      'if (!isSite) deleteClaims(headers);',
      'if (!isSite) deleteClaims({ ...headers });',
      'headers about a visitor > are not believed from another program of the machine with {}',
    ],
  ]),
];

/** Production: https, test tools, starts. */
const PRODUCTION: readonly HostileMutation[] = [
  ...foundBy('tests/hostile/production.test.ts', [
    [
      'production sends cookies over plain http',
      'platform/plugins/secure-requests.ts',
      "return protocol === 'https' || server.demandsHttps;",
      "return protocol === 'https' || server.demandsHttps === undefined;",
      'gets no cookie that the network could read',
    ],
    [
      'pages of an https origin are served over plain http',
      'renderer/server/plugins/known-hosts.ts',
      'const redirects = isProduction && !settings.allowInsecureHttp;',
      'const redirects = !isProduction && !settings.allowInsecureHttp;',
      'is led to https with every page',
    ],
    [
      'browsers are not told to use https',
      'renderer/server/security-headers.ts',
      "if (secure) reply.header('strict-transport-security'",
      "if (!secure) reply.header('strict-transport-security'",
      'is told to use nothing else',
    ],
    [
      'production sends the cookie of a known device over plain http',
      'platform/modules/accounts/known-devices.ts',
      'secure: isSecure(request),',
      "secure: request.protocol === 'https',",
      'signs in without a cookie that the network could read',
    ],
    [
      'a captcha of production takes as little work as that of testers',
      'platform/modules/accounts/protection/captcha.ts',
      'const CAPTCHA_BITS = 20;',
      'const CAPTCHA_BITS = 14;',
      'a captcha asks for twenty bits of work besides its picture, and for one more without it',
    ],
    [
      'production has play money',
      'platform/areas/people.ts',
      'const hasPlayMoney = !isProduction;',
      'const hasPlayMoney = true;',
      'nobody reaches > ',
    ],
    [
      'production describes its calls',
      'platform/areas/operators.ts',
      'isOpen: !isProduction });',
      'isOpen: true });',
      '/openapi.json of the platform',
    ],
  ]),
  ...foundBy('shared/domain/environment.test.ts', [
    [
      'production starts with a secret of the controls',
      'shared/domain/environment.ts',
      "v.check(() => false, 'left out: production",
      "v.check(() => true, 'left out: production",
      'a secret of the controls is refused in production, and the desk is named',
    ],
  ]),
  ...foundBy('shared/domain/start/start-report.test.ts', [
    [
      'an open start of development says nothing',
      'shared/domain/start/start-report.ts',
      'isRefused: !environment.allowOpenDevelopment,',
      'isRefused: false,',
      'a start of development that others can reach > is refused, and says what would be open',
    ],
    [
      'production starts without https',
      'shared/domain/start/start-report.ts',
      "if (program === 'site' && trustProxy.length === 0)",
      "if (program === 'site' && trustProxy.length < 0)",
      'a production start is refused',
    ],
    [
      'production believes everybody about the address',
      'shared/domain/start/start-report.ts',
      "=> ({\n    isRefused: nodeEnv === 'production',",
      '=> ({\n    isRefused: nodeEnv === undefined,',
      'a production start is refused',
    ],
    [
      'a production start that stays root says nothing',
      'shared/domain/start/start-report.ts',
      "if (!isRoot || runAs !== '') return [];",
      'if (runAs !== undefined || !isRoot) return [];',
      'a production start that stays root is warned of, one that gives it up is not',
    ],
  ]),
  ...foundBy('electron/main/settings.test.ts', [
    [
      'a packaged app speaks plain http',
      'electron/main/settings.ts',
      "if (isPackaged && url.protocol === 'http:' && !isLoopbackName(url.hostname))",
      "if (isPackaged && url.protocol === 'ftp:' && !isLoopbackName(url.hostname))",
      'http://www.example.com',
    ],
  ]),
  ...foundBy('electron/main/security/refuse-switches.test.ts', [
    [
      'the app is started through a program of the caller',
      'electron/main/security/refuse-switches.ts',
      "  'renderer-cmd-prefix',\n",
      '',
      'renderer-cmd-prefix',
    ],
  ]),
  ...foundBy('build/advisories.test.ts', [
    [
      'a weakness of a package fails nothing',
      'build/advisories.ts',
      "new Set(['high', 'critical'])",
      "new Set(['none'])",
      'a package with a weakness of high severity fails the check and is named',
    ],
  ]),
];

/** Faults of what requests pass through, and of production. */
export const TRANSPORT_MUTATIONS: readonly HostileMutation[] = [...REQUESTS, ...PRODUCTION];
