import { isDeepStrictEqual } from 'node:util';
import { MAX_INSTANT } from '#shared/contracts/instant.ts';
import { MAX_REFERRAL } from '#shared/contracts/stored-numbers.ts';
import type { ConfigProblem } from './config-problems.ts';
import { bonusBounds } from './coupon-bonus-config.ts';
import { giftBounds } from './desk-gifts-config.ts';
import { type JsonObject, mergePatch } from './merge-patch.ts';

/** A value outside its bounds, and what is in force instead of it: null switches it off. */
export interface OutOfBounds {
  readonly path: readonly string[];
  /** What a change of it must keep to; null for a value that is only left out. */
  readonly message: string | null;
  readonly inForce: unknown;
}

/** A config as it is in force, and every value of it that is stored otherwise. */
export interface BoundedConfig {
  readonly config: JsonObject;
  readonly outside: readonly OutOfBounds[];
}

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const at = (whole: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>(
    (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    whole,
  );

const INSTANTS: readonly (readonly string[])[] = [
  ...['startAt', 'finishAt', 'notifyStartDate', 'notifyEndDate'].map((name) => ['maintenance', name]),
  ['terms', 'updatedAt'],
];

/** Instants that no calendar has become the first or last one that it has: they keep what is before and after. */
function instantBounds(config: JsonObject): OutOfBounds[] {
  const gifts = isObject(config.registrationGifts) ? Object.keys(config.registrationGifts) : [];
  const ends = gifts.flatMap((code) => ['from', 'until'].map((name) => ['registrationGifts', code, name]));
  return [...INSTANTS, ...ends].flatMap((path) => {
    const value = at(config, path);
    if (typeof value !== 'number' || (value >= 0 && value <= MAX_INSTANT)) return [];
    const inForce = Math.min(Math.max(value, 0), MAX_INSTANT);
    return [{ path, message: 'an instant from 1970 to the end of the year 9999', inForce }];
  });
}

function referralBounds({ ref_id: value }: JsonObject): OutOfBounds[] {
  if (typeof value !== 'number' || value <= MAX_REFERRAL) return [];
  return [{ path: ['ref_id'], message: `at most ${MAX_REFERRAL}`, inForce: null }];
}

/**
 * Returns a merged config as it is in force: values that were stored before their bounds, or that a file has made too
 * large since, are capped or switched off. They stop no start.
 */
export function withinBounds(merged: JsonObject): BoundedConfig {
  const outside = [
    ...instantBounds(merged),
    ...referralBounds(merged),
    ...bonusBounds(merged.couponBonuses),
    ...giftBounds(merged),
  ];
  const config = outside.reduce<JsonObject>((bounded, { path, inForce }) => {
    const patch = path.reduceRight<unknown>((value, name) => ({ [name]: value }), inForce);
    return mergePatch(bounded, patch) as JsonObject;
  }, merged);
  return { config, outside: outside.filter(({ message }) => message !== null) };
}

const toProblem = ({ path, message }: OutOfBounds): ConfigProblem => ({ path: path.join('.'), message: message ?? '' });

/** Returns the values outside their bounds as problems that say what is in force instead. */
export const outsideProblems = ({ outside }: BoundedConfig): ConfigProblem[] =>
  outside.map((one) => {
    const { path, message } = toProblem(one);
    return { path, message: `${message}; ${one.inForce === null ? 'switched off' : `in force is ${one.inForce}`}` };
  });

/** Returns the problems of a change: values outside their bounds, except those that it leaves as they are. */
export function problemsOfChange(before: JsonObject, after: JsonObject): ConfigProblem[] {
  const isChanged = ({ path }: OutOfBounds) => {
    const subject = path.slice(0, 2);
    return !isDeepStrictEqual(at(before, subject), at(after, subject));
  };
  return withinBounds(after).outside.filter(isChanged).map(toProblem);
}
