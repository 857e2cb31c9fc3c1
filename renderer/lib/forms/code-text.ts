import { CODE_LENGTH } from '#shared/contracts/codes.ts';
import { digitsOf } from '#shared/domain/registration/phone-form.ts';

/** Returns the digits of a code, typed or pasted, with spaces or a sentence around it, in any script. */
export const readCode = (text: string): string => digitsOf(text).slice(0, CODE_LENGTH);

export const isWholeCode = (code: string): boolean => code.length === CODE_LENGTH;
