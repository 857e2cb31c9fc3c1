import type { SiteConfig } from '#shared/contracts/site-config.ts';
import { ROUTE_FLAGS } from '#shared/domain/routing/route-flags.ts';
import { readStoredObject } from '#shared/text/stored-json.ts';

/** Overrides of this tab: flags by number, switches of the site config by name. */
export interface Overrides {
  readonly flags: Readonly<Record<number, boolean>>;
  readonly switches: Readonly<Record<string, boolean>>;
}

export const NO_OVERRIDES: Overrides = { flags: {}, switches: {} };
export const OVERRIDES_KEY = 'fairline:overrides';

/** Switches that identify the site and open the debugger: overriding them would lock support staff out. */
const FIXED_SWITCHES = new Set(['isPlayMoney']);
const FIXED_FLAGS = new Set<number>([ROUTE_FLAGS.debugger]);

/** Flags of `availableRoutes` that can be overridden, with their names. */
export const SWITCHABLE_FLAGS = Object.entries(ROUTE_FLAGS).filter(([, flag]) => !FIXED_FLAGS.has(flag));

/** Returns the names of the switches in a site config. */
export function switchesOf(config: SiteConfig): string[] {
  return Object.entries(config)
    .filter(([name, value]) => typeof value === 'boolean' && !FIXED_SWITCHES.has(name))
    .map(([name]) => name)
    .sort();
}

export function countOverrides({ flags, switches }: Overrides): number {
  return Object.keys(flags).length + Object.keys(switches).length;
}

/** Returns overrides by the names of their switches, for the log. */
export function namedOverrides({ flags, switches }: Overrides): Readonly<Record<string, boolean>> {
  const named = SWITCHABLE_FLAGS.flatMap(([name, flag]) => (flags[flag] === undefined ? [] : [[name, flags[flag]]]));
  return { ...Object.fromEntries(named), ...switches };
}

function routesWith(own: SiteConfig['availableRoutes'], flags: Overrides['flags']): number[] {
  const all = own ?? Object.values(ROUTE_FLAGS);
  const known = [...new Set([...all, ...Object.keys(flags).map(Number)])];
  return known.filter((flag) => (FIXED_FLAGS.has(flag) ? all.includes(flag) : (flags[flag] ?? all.includes(flag))));
}

/**
 * Returns the settings that overrides replace.
 * @returns null when they change nothing
 */
export function overridesOf(own: SiteConfig, { flags, switches }: Overrides): Partial<SiteConfig> | null {
  const allowed = switchesOf(own);
  const changed: Record<string, unknown> = Object.fromEntries(
    Object.entries(switches).filter(([name]) => allowed.includes(name)),
  );
  if (Object.keys(flags).length > 0) changed.availableRoutes = routesWith(own.availableRoutes, flags);
  return Object.keys(changed).length > 0 ? (changed as Partial<SiteConfig>) : null;
}

const isBoolean = ([, value]: [string, unknown]) => typeof value === 'boolean';

function booleansOf(value: unknown): Record<string, boolean> {
  if (typeof value !== 'object' || value === null) return {};
  return Object.fromEntries(Object.entries(value).filter(isBoolean)) as Record<string, boolean>;
}

/** Reads the overrides of this tab; none when the stored text is invalid. */
export function readOverrides(storage: Pick<Storage, 'getItem'>): Overrides {
  const { flags, switches } = readStoredObject(storage.getItem(OVERRIDES_KEY));
  return { flags: booleansOf(flags), switches: booleansOf(switches) };
}
