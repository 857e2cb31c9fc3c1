/**
 * Classes that a visitor decides about; necessary storage needs no consent (shell §4, trust §5: analytics has a switch
 * of its own).
 */
export const OPTIONAL_CLASSES = ['functional', 'marketing', 'analytics'] as const;
export type OptionalClass = (typeof OPTIONAL_CLASSES)[number];

/** Classes that a visitor allows, in their usual order; null before a choice. */
export type ConsentChoice = readonly OptionalClass[];

/** Key of the choice in the storage of a device. */
export const CONSENT_KEY = 'fairline:consent';

/** Milliseconds after which the visitor is asked again. */
export const CHOICE_LIFE_MS = 365 * 86_400_000;

const ALL = 'all';
const NONE = 'disabled';
const BETWEEN = '+';

/**
 * Returns the name of a choice (shell §4, cookie consent): `all` for every option, `disabled` for none, otherwise the
 * chosen classes joined by `+`.
 */
export function agreementType(choice: ConsentChoice): string {
  const chosen = OPTIONAL_CLASSES.filter((name) => choice.includes(name));
  if (chosen.length === 0) return NONE;
  return chosen.length === OPTIONAL_CLASSES.length ? ALL : chosen.join(BETWEEN);
}

/** Returns the choice that has a name of `agreementType`; null for other texts. */
export function choiceOfType(type: string): ConsentChoice | null {
  if (type === ALL) return OPTIONAL_CLASSES;
  if (type === NONE) return [];
  const choice = OPTIONAL_CLASSES.filter((name) => type.split(BETWEEN).includes(name));
  return choice.length > 0 && agreementType(choice) === type ? choice : null;
}

/** Choice as a device stores it. */
export interface StoredChoice {
  readonly choice: ConsentChoice;
  /** Instant of the choice, server clock, epoch ms. */
  readonly at: number;
}

/** Returns the text that a device stores: the name of the choice and its instant. */
export const writeChoice = ({ choice, at }: StoredChoice): string => `${agreementType(choice)}:${at}`;

/** Reads a text of `writeChoice`; null for other texts. */
export function readChoice(text: string | null): StoredChoice | null {
  const [, type = '', at = ''] = /^([a-z+]+):(\d{1,16})$/.exec(text ?? '') ?? [];
  const choice = choiceOfType(type);
  return choice && { choice, at: Number(at) };
}

/** Returns the choice that still holds (`CHOICE_LIFE_MS`); null where the site has to ask the visitor. */
export function standingChoice(text: string | null, now: number): ConsentChoice | null {
  const kept = readChoice(text);
  return kept && now - kept.at < CHOICE_LIFE_MS ? kept.choice : null;
}
