import { parsePhoneNumberFromString } from 'libphonenumber-js/max';

/** A way to write a country's numbers that its present plan has replaced, and how the two become each other. */
interface FormerForm {
  readonly former: RegExp;
  readonly toPresent: string;
  readonly present: RegExp;
  readonly toFormer: string;
}

/** Numbers that exist in no other way: only the present form is valid. */
const REPLACED: readonly FormerForm[] = [
  // Mexico's mobile phones had a 1 after the code until 2019.
  { former: /^\+521(\d{10})$/, toPresent: '+52$1', present: /^\+52(\d{10})$/, toFormer: '+521$1' },
  // Brazil's mobile phones got a 9 before their eight digits by 2016.
  {
    former: /^\+55(\d{2})([689]\d{7})$/,
    toPresent: '+55$19$2',
    present: /^\+55(\d{2})9([689]\d{7})$/,
    toFormer: '+55$1$2',
  },
  // Benin's numbers got 01 in 2024.
  { former: /^\+229(\d{8})$/, toPresent: '+22901$1', present: /^\+22901(\d{8})$/, toFormer: '+229$1' },
];

/** Numbers that are valid in two forms; an account is stored with the first. */
const DOUBLE: readonly FormerForm[] = [
  // Argentina's mobile phones have a 9 after the code when they are called from abroad.
  { former: /^\+54([^9]\d{9})$/, toPresent: '+549$1', present: /^\+549(\d{10})$/, toFormer: '+54$1' },
  // Gabon's former mobile numbers are written with and without the 0 of calls within the country.
  { former: /^\+241([2-7]\d{6})$/, toPresent: '+2410$1', present: /^\+2410([2-7]\d{6})$/, toFormer: '+241$1' },
];

/** Tells whether a number, with its plus sign, is one of its country's numbering plan. */
const exists = (phone: string): boolean => parsePhoneNumberFromString(phone)?.isValid() ?? false;

/** Tells whether a number can be a mobile phone's: some countries do not tell them from fixed lines. */
export function isMobile(phone: string): boolean {
  const parsed = parsePhoneNumberFromString(phone);
  const type = parsed?.isValid() ? parsed.getType() : undefined;
  return type === 'MOBILE' || type === 'FIXED_LINE_OR_MOBILE';
}

function present(phone: string, forms: readonly FormerForm[]): string | undefined {
  return forms
    .filter(({ former }) => former.test(phone))
    .map(({ former, toPresent }) => phone.replace(former, toPresent))
    .find(isMobile);
}

/** Returns the code of a number with its plus sign, and the rest; null for a text that is no number. */
function partsOf(phone: string): readonly [string, string] | null {
  const code = parsePhoneNumberFromString(phone)?.countryCallingCode;
  return code === undefined ? null : [`+${code}`, phone.slice(code.length + 1)];
}

/** Returns the code of a number's country with its plus sign; '' for a text that is no number. */
export function codeOfPhone(phone: string): string {
  return partsOf(phone)?.[0] ?? '';
}

/** Tells whether a number that does not exist has a 0 after its code, the prefix of calls within many countries. */
export function hasVainZero(phone: string): boolean {
  return !exists(phone) && partsOf(phone)?.[1].startsWith('0') === true;
}

function withoutZeros(phone: string): string | undefined {
  const [code, own] = partsOf(phone) ?? ['', ''];
  const bare = `${code}${own.replace(/^0+/, '')}`;
  return own.startsWith('0') && exists(bare) ? bare : undefined;
}

/** Returns a number as it exists: without a vain 0 after its code, and in the present form of its country. */
export function existingForm(phone: string): string {
  if (exists(phone)) return phone;
  return present(phone, REPLACED) ?? withoutZeros(phone) ?? phone;
}

/** Returns the one form in which the number of a new account is stored, of all forms that reach the same phone. */
export function storedForm(phone: string): string {
  const existing = existingForm(phone);
  return present(existing, DOUBLE) ?? existing;
}

/** Returns every form in which accounts of a phone may be stored: the given one, the one of new accounts, earlier ones. */
export function formsOf(phone: string): string[] {
  const stored = storedForm(phone);
  const earlier = [...REPLACED, ...DOUBLE]
    .filter((form) => form.present.test(stored) && isMobile(stored))
    .map((form) => stored.replace(form.present, form.toFormer));
  const [code, own] = partsOf(stored) ?? ['', ''];
  const withZero = `${code}0${own}`;
  // Where the 0 makes another subscriber's number, it is no form of this one.
  return [...new Set([phone, stored, ...earlier, ...(exists(withZero) ? [] : [withZero])])];
}
