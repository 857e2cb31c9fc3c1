import * as v from 'valibot';
import { EMAIL_ADDRESS, MAX_EMAIL_LENGTH, normaliseEmail } from '#shared/domain/registration/email-address.ts';

/** Address as a caller names it, in the form in which it is stored: the same in every call. */
export const emailAddress = v.pipe(
  v.string(),
  v.transform(normaliseEmail),
  v.regex(EMAIL_ADDRESS, 'is no email address'),
  v.maxLength(MAX_EMAIL_LENGTH),
);
