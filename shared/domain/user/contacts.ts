import { ACTIVATION_TYPE, type ActivationType } from './activation-type.ts';

/** Contacts of a player by the names of betting §3, user config; '' where there is none. */
export interface Contacts {
  readonly user_email: string;
  /** With its plus sign. */
  readonly phone_number: string;
  readonly activation_type: ActivationType;
}

const WITH_PHONE: readonly ActivationType[] = [ACTIVATION_TYPE.both, ACTIVATION_TYPE.phone];
const WITH_EMAIL: readonly ActivationType[] = [ACTIVATION_TYPE.both, ACTIVATION_TYPE.email];

/** Tells whether a player has both a phone and an email, confirmed or not (betting §5, contact fields filled). */
export function hasAllContacts({ phone_number, user_email }: Pick<Contacts, 'phone_number' | 'user_email'>): boolean {
  return phone_number !== '' && user_email !== '';
}

/** Tells whether there is a phone that no code has confirmed (betting §5, phone needs activation). */
export function needsPhoneActivation(contacts: Pick<Contacts, 'activation_type' | 'phone_number'>): boolean {
  return contacts.phone_number !== '' && !WITH_PHONE.includes(contacts.activation_type);
}

/** Tells whether there is an email that no code has confirmed (betting §5, email needs activation). */
export function needsEmailActivation(contacts: Pick<Contacts, 'activation_type' | 'user_email'>): boolean {
  return contacts.user_email !== '' && !WITH_EMAIL.includes(contacts.activation_type);
}
