import { CONSENT_KEY, type ConsentChoice, standingChoice } from '#shared/domain/consent/consent-choice.ts';
import { browserPlaces } from './browser-places.ts';
import { createDeviceGate, type GatedPlace } from './device-gate.ts';

/**
 * Place of the device with the interface of a `Storage`; values that cannot be written stay in memory while the page is
 * open.
 */
export type DeviceTexts = Pick<Storage, 'getItem' | 'removeItem' | 'setItem'>;

function fromDevice(read: () => string | null): string | null {
  try {
    return read();
  } catch {
    return null;
  }
}

/** Returns the consent stored on this device; null where the visitor is to be asked. */
export function choiceOnDevice(): ConsentChoice | null {
  return standingChoice(
    fromDevice(() => localStorage.getItem(CONSENT_KEY)),
    Date.now(),
  );
}

const gate = createDeviceGate({
  places: browserPlaces,
  choice: choiceOnDevice(),
  report: (problem) => console.error(problem),
  now: () => performance.now(),
});

function texts(place: GatedPlace, read: (key: string) => string | null): DeviceTexts {
  return {
    getItem: (key) => gate.held(place, key) ?? fromDevice(() => read(key)),
    setItem: (key, value) => gate.write(place, key, value),
    removeItem: (key) => gate.remove(place, key),
  };
}

const followers = new Set<(choice: ConsentChoice | null) => void>();

/** Storage of this page; everything it keeps on the device passes here (trust §5). */
export const deviceStore = {
  local: texts('local', (key) => localStorage.getItem(key)),
  session: texts('session', (key) => sessionStorage.getItem(key)),
  /** Writes a cookie that lives this many seconds, by default a year; an empty value removes it. */
  setCookie(name: string, value: string, lifeSeconds?: number): void {
    if (value === '' || lifeSeconds === 0) gate.remove('cookie', name);
    else gate.write('cookie', name, value, lifeSeconds);
  },
  /** Applies what the visitor allows from now on. */
  allow(choice: ConsentChoice | null): void {
    gate.allow(choice);
    for (const follow of followers) follow(choice);
  },
  /** Calls back with every consent chosen on this page, for storage outside of this module. */
  follow: (listener: (choice: ConsentChoice | null) => void) => void followers.add(listener),
} as const;
