/** An object type whose properties that may be undefined are optional instead. */
type DefinedOnly<Values> = {
  readonly [Name in keyof Values as undefined extends Values[Name] ? never : Name]: Values[Name];
} & {
  readonly [Name in keyof Values as undefined extends Values[Name] ? Name : never]?: Exclude<Values[Name], undefined>;
};

/** Returns an object without its undefined properties, for types that allow a property to be left out only. */
export function definedOnly<Values extends object>(values: Values): DefinedOnly<Values> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as DefinedOnly<Values>;
}
