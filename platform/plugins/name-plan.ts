import type * as v from 'valibot';
import type { ReaderNames } from '../modules/names/names-service.ts';

type Schema = v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>;
type Fields = Record<string, unknown>;

/** Writes names in another language into an answer that nothing else holds. */
export type NamePlan = (value: unknown, names: ReaderNames) => void;

/** Parts of the schemas of valibot that hold further ones. */
interface Holder {
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly item?: Schema;
  readonly items?: readonly Schema[];
  readonly options?: readonly Schema[];
  readonly wrapped?: Schema;
  readonly value?: Schema;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

function rename(fields: Fields, key: string, name: string | undefined): void {
  if (name !== undefined && typeof fields[key] === 'string') fields[key] = name;
}

/** Returns the plans of an object that is itself a team, a competition, or names its competition. */
function ownPlans(entries: Readonly<Record<string, Schema>>): NamePlan[] {
  const has = (...keys: string[]) => keys.every((key) => Object.hasOwn(entries, key));
  const plans: NamePlan[] = [];
  if (has('id', 'name', 'shortName')) {
    plans.push((value, names) => isFields(value) && rename(value, 'name', names.team(Number(value.id))));
  }
  if (has('id', 'name', 'slug', 'sportId', 'country')) {
    plans.push((value, names) => isFields(value) && rename(value, 'name', names.competition(Number(value.id))));
  }
  if (has('competitionId', 'competition')) {
    plans.push(
      (value, names) => isFields(value) && rename(value, 'competition', names.competition(Number(value.competitionId))),
    );
  }
  return plans;
}

function within(entries: Readonly<Record<string, Schema>>): NamePlan[] {
  return Object.entries(entries).flatMap(([key, schema]): NamePlan[] => {
    const plan = namePlan(schema);
    return plan === null ? [] : [(value, names) => isFields(value) && plan(value[key], names)];
  });
}

function ofEach(schema: Schema | undefined): NamePlan[] {
  const plan = schema && namePlan(schema);
  if (!plan) return [];
  return [
    (value, names) => {
      if (isFields(value)) for (const one of Object.values(value)) plan(one, names);
    },
  ];
}

/** Plans by their schema: a schema is part of many others. */
const known = new WeakMap<Schema, { readonly plan: NamePlan | null }>();

/**
 * Returns what writes the names of teams and competitions into answers of a schema; null for a schema without any. So
 * each call that names them does it in the reader's language, by the shape of its answer alone.
 */
export function namePlan(schema: Schema): NamePlan | null {
  const found = known.get(schema);
  if (found) return found.plan;
  const plan = makePlan(schema);
  known.set(schema, { plan });
  return plan;
}

function makePlan(schema: Schema): NamePlan | null {
  const { entries, item, items = [], options = [], wrapped, value: each } = schema as Schema & Holder;
  const plans = [
    ...(entries ? [...ownPlans(entries), ...within(entries)] : []),
    ...ofEach(item),
    ...ofEach(each),
    ...within(Object.fromEntries(items.entries())),
    ...[...options, ...(wrapped ? [wrapped] : [])].flatMap((one) =>
      typeof one === 'object' ? (namePlan(one) ?? []) : [],
    ),
  ];
  if (plans.length === 0) return null;
  return (value, names) => {
    for (const plan of plans) plan(value, names);
  };
}
