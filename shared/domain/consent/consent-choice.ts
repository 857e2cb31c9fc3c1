/** What a visitor decides about; what is necessary is no question (shell §4, trust §5: analytics has a switch of its own). */
export const OPTIONAL_CLASSES = ['functional', 'marketing', 'analytics'] as const;
export type OptionalClass = (typeof OPTIONAL_CLASSES)[number];

/** Classes that a visitor allows, in their usual order; null while nothing was chosen. */
export type ConsentChoice = readonly OptionalClass[];

/** A choice is asked for anew after so long, ms. */
export const CHOICE_LIFE_MS = 365 * 86_400_000;

const ALL = 'all';
const NONE = 'disabled';
const BETWEEN = '+';

/**
 * The name of a choice (shell §4, cookie consent): `all` when every option is chosen, `disabled` when none is, else what
 * was chosen, joined by `+`.
 */
export function agreementType(choice: ConsentChoice): string {
  const chosen = OPTIONAL_CLASSES.filter((name) => choice.includes(name));
  if (chosen.length === 0) return NONE;
  return chosen.length === OPTIONAL_CLASSES.length ? ALL : chosen.join(BETWEEN);
}

/** The choice behind a name of `agreementType`; null for anything that is none. */
export function choiceOfType(type: string): ConsentChoice | null {
  if (type === ALL) return OPTIONAL_CLASSES;
  if (type === NONE) return [];
  const choice = OPTIONAL_CLASSES.filter((name) => type.split(BETWEEN).includes(name));
  return choice.length > 0 && agreementType(choice) === type ? choice : null;
}

/** A choice as a device keeps it. */
export interface StoredChoice {
  readonly choice: ConsentChoice;
  /** When it was made, server clock, epoch ms. */
  readonly at: number;
}

/** The text that a device keeps: the name of the choice and its instant. */
export const writeChoice = ({ choice, at }: StoredChoice): string => `${agreementType(choice)}:${at}`;

/** Reads what `writeChoice` has written; null for anything else. */
export function readChoice(text: string | null): StoredChoice | null {
  const [, type = '', at = ''] = /^([a-z+]+):(\d{1,16})$/.exec(text ?? '') ?? [];
  const choice = choiceOfType(type);
  return choice && { choice, at: Number(at) };
}

/** The choice that still holds (`CHOICE_LIFE_MS`); null where the visitor is to be asked. */
export function standingChoice(text: string | null, now: number): ConsentChoice | null {
  const kept = readChoice(text);
  return kept && now - kept.at < CHOICE_LIFE_MS ? kept.choice : null;
}
