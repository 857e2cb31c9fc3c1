import { readFile } from 'node:fs/promises';
import type { Environment } from '#shared/domain/environment.ts';
import { operatorText } from '../../../operator-text.ts';
import type { Carrier, Carriers } from '../carrier.ts';

type DeliverySettings = Pick<
  Environment,
  'mailFrom' | 'smsGateway' | 'smtpHost' | 'smtpPassword' | 'smtpPort' | 'smtpTls' | 'smtpUser'
>;

async function openMail(settings: DeliverySettings, brand: () => string): Promise<Carrier | null> {
  const { smtpHost: host, smtpPort: port, smtpTls: tls, smtpUser: user, smtpPassword: password } = settings;
  const { mailFrom: from } = settings;
  if (host === '') return null;
  if (from === '') throw new Error('SMTP_HOST needs MAIL_FROM: the address that emails come from.');
  const { createSmtpCarrier } = await import('./smtp-carrier.ts');
  return createSmtpCarrier({ host, port, tls, user, password, from }, brand);
}

async function openSms({ smsGateway: file }: DeliverySettings): Promise<Carrier | null> {
  if (file === '') return null;
  const { createSmsCarrier, parseSmsGateway } = await import('./sms-carrier.ts');
  const bytes = await readFile(file).catch(() => {
    throw new Error(`SMS_GATEWAY=${file}: the file cannot be read.`);
  });
  try {
    return createSmsCarrier(parseSmsGateway(operatorText(bytes)));
  } catch (error) {
    throw new Error(`SMS_GATEWAY=${file}: ${error instanceof Error ? error.message : error}.`);
  }
}

/**
 * Opens the services that the environment names.
 *
 * @param brand sender name of emails when MAIL_FROM has none
 * @throws Error that says what to do when a service is not usable
 */
export async function openDelivery(settings: DeliverySettings, brand: () => string): Promise<Carriers> {
  const [email, sms] = [await openMail(settings, brand), await openSms(settings)];
  return { ...(email ? { email } : {}), ...(sms ? { sms } : {}) };
}
