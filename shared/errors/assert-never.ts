/**
 * Closes a union: a new variant that no branch handles becomes a compile error at the call.
 *
 * @param value the value that the type system has narrowed to nothing
 * @param what the name of the union, for the message
 * @throws Error when a value of a wrong shape arrives at run time
 */
export function assertNever(value: never, what = 'value'): never {
  throw new Error(`Unexpected ${what}: ${String(value)}`);
}
