import { isIPv6 } from 'node:net';
import type { ProxyConfig } from 'electron';
import type { ProxyProblem, ProxySettings } from '#shared/host/desktop/network.ts';

const HOST_NAME =
  /^(?=.{1,253}$)[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?(?:\.[a-z0-9_](?:[a-z0-9_-]{0,61}[a-z0-9_])?)*\.?$/i;
/**
 * Forms of a bypass rule: `example.com`, `*.example.com`, `.example.com`, `10.0.0.0/8`, `[::1]`, each with a port;
 * `<local>` and `<-loopback>`.
 */
const BYPASS_RULE =
  /^(?:<local>|<-loopback>|(?:\*?\.)?[a-z0-9_*-]+(?:\.[a-z0-9_*-]+)*(?:\/\d{1,3})?|\[[0-9a-f:]+\](?:\/\d{1,3})?)(?::\d{1,5})?$/i;

interface Checked {
  readonly config: ProxyConfig | null;
  readonly problem: ProxyProblem | null;
}

const bad = (problem: ProxyProblem): Checked => ({ config: null, problem });

/** Returns a host in the form of proxy rules; null for an invalid host. */
function hostOf(written: string): string | null {
  const host = written.trim();
  const bare = /^\[(.*)\]$/.exec(host)?.[1] ?? host;
  if (isIPv6(bare)) return `[${bare}]`;
  return HOST_NAME.test(host) ? host : null;
}

/** Returns the rules of a list with commas, semicolons or spaces; null when one rule is invalid. */
function bypassOf(written: string): string | null {
  const rules = written.split(/[\s,;]+/).filter(Boolean);
  return rules.every((rule) => BYPASS_RULE.test(rule)) ? rules.join(',') : null;
}

function fixed({ scheme, host, port, bypass }: ProxySettings): Checked {
  if (host.trim() === '') return bad('host_empty');
  const name = hostOf(host);
  if (name === null) return bad('host_bad');
  const number = port.trim();
  if (!/^\d{1,5}$/.test(number) || Number(number) < 1 || Number(number) > 65_535) return bad('port_bad');
  const rules = bypassOf(bypass);
  if (rules === null) return bad('bypass_bad');
  const config = { mode: 'fixed_servers', proxyRules: `${scheme}://${name}:${Number(number)}` } as const;
  return { config: rules === '' ? config : { ...config, proxyBypassRules: rules }, problem: null };
}

function pac({ pacUrl }: ProxySettings): Checked {
  const written = pacUrl.trim();
  const url = URL.canParse(written) ? new URL(written) : null;
  const isGood = url !== null && /^https?:$/.test(url.protocol) && url.username === '' && url.password === '';
  return isGood ? { config: { mode: 'pac_script', pacScript: url.href }, problem: null } : bad('pac_bad');
}

const MODES: Readonly<Record<ProxySettings['mode'], (settings: ProxySettings) => Checked>> = {
  system: () => ({ config: { mode: 'system' }, problem: null }),
  direct: () => ({ config: { mode: 'direct' }, problem: null }),
  fixed,
  pac,
};

/** Returns the configuration for the settings, or their first problem. */
export function proxyConfigOf(settings: ProxySettings): Checked {
  return MODES[settings.mode](settings);
}
