import type { ProxyConfig } from 'electron';
import * as v from 'valibot';
import {
  DEFAULT_PROXY,
  type ProxyProblem,
  type ProxySettings,
  proxySettingsSchema,
} from '#shared/host/desktop/network.ts';
import type { LogPort } from '../log/desktop-log.ts';
import type { StoredValue } from '../state/stored-value.ts';
import { proxyConfigOf } from './proxy-config.ts';

/** Target with its own proxy settings: a session, or the app for requests outside every session. */
export interface ProxyTarget {
  readonly setProxy: (config: ProxyConfig) => Promise<void>;
  readonly closeAllConnections?: () => Promise<void>;
}

/** Applies the chosen proxy to everything that makes network requests. */
export class ProxyManager {
  readonly #stored: Pick<StoredValue<ProxySettings>, 'get' | 'set'>;
  readonly #log: LogPort;
  readonly #targets: ProxyTarget[] = [];

  constructor(stored: Pick<StoredValue<ProxySettings>, 'get' | 'set'>, log: LogPort) {
    this.#stored = stored;
    this.#log = log;
  }

  /** Returns the chosen settings; stored settings that cannot be read count as the default. */
  read(): ProxySettings {
    const parsed = v.safeParse(proxySettingsSchema, this.#stored.get());
    return parsed.success ? parsed.output : DEFAULT_PROXY;
  }

  /** Adds a target and applies the chosen proxy to it. */
  async add(target: ProxyTarget): Promise<void> {
    this.#targets.push(target);
    const { config } = proxyConfigOf(this.read());
    await this.#apply([target], config ?? { mode: 'system' });
  }

  /** Applies a choice to every target and stores it, or returns its problem and changes nothing. */
  async write(settings: ProxySettings): Promise<ProxyProblem | null> {
    const { config, problem } = proxyConfigOf(settings);
    if (config === null) return problem;
    if (!(await this.#apply(this.#targets, config))) {
      await this.#apply(this.#targets, proxyConfigOf(this.read()).config ?? { mode: 'system' });
      return 'refused';
    }
    this.#stored.set(settings);
    // Open connections would still use the previous proxy.
    await Promise.allSettled(this.#targets.map((target) => target.closeAllConnections?.()));
    return null;
  }

  async #apply(targets: readonly ProxyTarget[], config: ProxyConfig): Promise<boolean> {
    const results = await Promise.allSettled(targets.map((target) => target.setProxy(config)));
    const isDone = results.every(({ status }) => status === 'fulfilled');
    if (!isDone) this.#log.write('error', 'network', `The proxy settings could not be applied: ${config.mode}`);
    return isDone;
  }
}
