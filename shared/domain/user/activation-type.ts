/** Confirmed contacts of a player (betting §4, activation type): 0 none, 1 the email, 2 both, 3 the phone. */
export const ACTIVATION_TYPE = { none: 0, email: 1, both: 2, phone: 3 } as const;

export type ActivationType = (typeof ACTIVATION_TYPE)[keyof typeof ACTIVATION_TYPE];

/**
 * Returns the activation type of a player (betting §4). Confirming a phone moves 0 to 3 and 1 to 2, confirming an email
 * 0 to 1 and 3 to 2.
 *
 * @param confirmed the email ('' for none) and the phone (null for none) that codes have confirmed
 */
export function activationTypeOf(confirmed: { readonly email: string; readonly phone: string | null }): ActivationType {
  const hasPhone = confirmed.phone !== null;
  if (confirmed.email === '') return hasPhone ? ACTIVATION_TYPE.phone : ACTIVATION_TYPE.none;
  return hasPhone ? ACTIVATION_TYPE.both : ACTIVATION_TYPE.email;
}
