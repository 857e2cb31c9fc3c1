import { version } from '../../../../package.json';

declare const __BUILD_COMMIT__: string | undefined;

/** Commit of this build; '' where the build could not tell. */
const commit = typeof __BUILD_COMMIT__ === 'string' ? __BUILD_COMMIT__ : '';

interface DeviceNavigator extends Navigator {
  readonly deviceMemory?: number;
  readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean };
}

/** Returns facts about the build and its host. */
export function buildFacts(host: string, script: string) {
  return {
    version,
    commit,
    mode: import.meta.env.MODE,
    host,
    script: script.split('/').at(-1) ?? '',
    address: `${location.protocol}//${location.host}`,
  };
}

const prefers = (what: string) => matchMedia(`(prefers-${what})`).matches;

/** Returns facts about the device. */
export function deviceFacts() {
  const device: DeviceNavigator = navigator;
  return {
    agent: device.userAgent,
    languages: device.languages.join(', '),
    viewport: `${innerWidth} × ${innerHeight}`,
    pixel_ratio: devicePixelRatio,
    touch_points: device.maxTouchPoints,
    cores: device.hardwareConcurrency,
    memory: device.deviceMemory === undefined ? null : `${device.deviceMemory} GiB`,
    connection: device.connection?.effectiveType ?? null,
    save_data: device.connection?.saveData ?? null,
    online: device.onLine,
    cookies_on: device.cookieEnabled,
    light_system: prefers('color-scheme: light'),
    less_motion: prefers('reduced-motion: reduce'),
  };
}
