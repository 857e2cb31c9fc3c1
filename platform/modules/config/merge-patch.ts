/** A JSON object of unknown content. */
export type JsonObject = Readonly<Record<string, unknown>>;

function isObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Applies a JSON merge patch (RFC 7396): objects are merged, null removes, everything else replaces; undefined, which
 * JSON lacks, is ignored. Neither argument is changed.
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map<string, unknown>(isObject(target) ? Object.entries(target) : []);
  for (const [key, value] of Object.entries(patch)) {
    if (value === undefined) continue;
    if (value === null) merged.delete(key);
    else merged.set(key, mergePatch(merged.get(key), value));
  }
  return Object.fromEntries(merged);
}

/** Returns the JSON merge patch that turns `from` into `to`; `to` has no null except where `from` has one. */
export function patchBetween(from: JsonObject, to: JsonObject): JsonObject {
  const patch = new Map<string, unknown>();
  for (const key of Object.keys(from)) if (!Object.hasOwn(to, key)) patch.set(key, null);
  for (const [key, value] of Object.entries(to)) {
    const before = Object.hasOwn(from, key) ? from[key] : undefined;
    if (isObject(value) && isObject(before)) {
      const inner = patchBetween(before, value);
      if (Object.keys(inner).length > 0) patch.set(key, inner);
    } else if (JSON.stringify(before) !== JSON.stringify(value)) patch.set(key, value);
  }
  return Object.fromEntries(patch);
}
