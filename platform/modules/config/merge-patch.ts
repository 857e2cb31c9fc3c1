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

/**
 * Takes back what a patch has changed: null on an entry that `patch` changes and `base` has drops the change, so that the
 * entry of `base` counts again. Elsewhere null removes, as in RFC 7396.
 *
 * @param patch changes so far
 * @param added further changes
 * @returns both without what was taken back; they apply in this order
 */
export function dropChanges(
  base: JsonObject,
  patch: JsonObject,
  added: JsonObject,
): { readonly patch: JsonObject; readonly added: JsonObject } {
  const kept = new Map(Object.entries(patch));
  const rest = new Map<string, unknown>();
  const own = (from: JsonObject, key: string) => (Object.hasOwn(from, key) ? from[key] : undefined);
  for (const [key, value] of Object.entries(added)) {
    const [before, changed] = [own(base, key), own(patch, key)];
    if (value === null && before !== undefined && changed !== undefined && changed !== null) kept.delete(key);
    else if (isObject(value) && isObject(before) && isObject(changed)) {
      const inner = dropChanges(before, changed, value);
      kept.set(key, inner.patch);
      rest.set(key, inner.added);
    } else rest.set(key, value);
  }
  return { patch: Object.fromEntries(kept), added: Object.fromEntries(rest) };
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
