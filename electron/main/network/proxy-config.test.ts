import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_PROXY, PROXY_MODES, PROXY_SCHEMES, type ProxySettings } from '#shared/host/desktop/network.ts';
import { proxyConfigOf } from './proxy-config.ts';

const fixed = (host: string, port: string, rest: Partial<ProxySettings> = {}): ProxySettings => ({
  ...DEFAULT_PROXY,
  mode: 'fixed',
  host,
  port,
  ...rest,
});

describe('settings of a proxy', () => {
  test.each([
    [DEFAULT_PROXY, { mode: 'system' }],
    [{ ...DEFAULT_PROXY, mode: 'direct' as const, host: 'what is written stays' }, { mode: 'direct' }],
    [fixed('proxy.example', '3128'), { mode: 'fixed_servers', proxyRules: 'http://proxy.example:3128' }],
    [fixed(' 10.0.0.1 ', ' 080 '), { mode: 'fixed_servers', proxyRules: 'http://10.0.0.1:80' }],
    [fixed('::1', '1', { scheme: 'socks5' }), { mode: 'fixed_servers', proxyRules: 'socks5://[::1]:1' }],
    [fixed('[::1]', '65535', { scheme: 'https' }), { mode: 'fixed_servers', proxyRules: 'https://[::1]:65535' }],
    [
      fixed('proxy', '8080', { bypass: '*.example.com; 10.0.0.0/8 <local>,localhost:3000' }),
      {
        mode: 'fixed_servers',
        proxyRules: 'http://proxy:8080',
        proxyBypassRules: '*.example.com,10.0.0.0/8,<local>,localhost:3000',
      },
    ],
    [
      { ...DEFAULT_PROXY, mode: 'pac' as const, pacUrl: 'https://proxy.example/proxy.pac' },
      { mode: 'pac_script', pacScript: 'https://proxy.example/proxy.pac' },
    ],
  ])('%j are understood', (settings, config) => {
    expect(proxyConfigOf(settings)).toEqual({ config, problem: null });
  });

  test.each([
    [fixed('', '3128'), 'host_empty'],
    [fixed('  ', '3128'), 'host_empty'],
    [fixed('http://proxy', '3128'), 'host_bad'],
    [fixed('proxy:1', '3128'), 'host_bad'],
    [fixed('name:pass@proxy', '3128'), 'host_bad'],
    [fixed('proxy;http=evil', '3128'), 'host_bad'],
    [fixed('a b', '3128'), 'host_bad'],
    [fixed('-proxy', '3128'), 'host_bad'],
    [fixed('proxy', ''), 'port_bad'],
    [fixed('proxy', '0'), 'port_bad'],
    [fixed('proxy', '65536'), 'port_bad'],
    [fixed('proxy', '80.5'), 'port_bad'],
    [fixed('proxy', '0x50'), 'port_bad'],
    [fixed('proxy', '80', { bypass: 'http://a.example' }), 'bypass_bad'],
    [fixed('proxy', '80', { bypass: 'a,<script>' }), 'bypass_bad'],
    [{ ...DEFAULT_PROXY, mode: 'pac' as const }, 'pac_bad'],
    [{ ...DEFAULT_PROXY, mode: 'pac' as const, pacUrl: 'file:///etc/proxy.pac' }, 'pac_bad'],
    [{ ...DEFAULT_PROXY, mode: 'pac' as const, pacUrl: 'data:text/plain,x' }, 'pac_bad'],
    [{ ...DEFAULT_PROXY, mode: 'pac' as const, pacUrl: 'https://a:b@proxy.example/x' }, 'pac_bad'],
  ] as const)('%j have a problem: %s', (settings, problem) => {
    expect(proxyConfigOf(settings)).toEqual({ config: null, problem });
  });

  test('rules from any text name exactly one proxy', () => {
    const settings = fc.record({
      mode: fc.constantFrom(...PROXY_MODES),
      scheme: fc.constantFrom(...PROXY_SCHEMES),
      host: fc.oneof(fc.string(), fc.domain(), fc.ipV4(), fc.ipV6()),
      port: fc.oneof(fc.string(), fc.nat(70_000).map(String)),
      bypass: fc.string(),
      pacUrl: fc.oneof(fc.string(), fc.webUrl()),
    });
    fc.assert(
      fc.property(settings, (chosen) => {
        const { config, problem } = proxyConfigOf(chosen);
        expect((config === null) !== (problem === null)).toBe(true);
        if (config?.proxyRules)
          expect(config.proxyRules).toMatch(/^(https?|socks5):\/\/(\[[0-9a-f:.]+\]|[\w.-]+):\d+$/i);
        if (config?.proxyBypassRules) expect(config.proxyBypassRules).not.toMatch(/[\s;]/);
      }),
      { numRuns: 1000 },
    );
  });
});
