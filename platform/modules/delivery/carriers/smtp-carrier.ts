import { createTransport } from 'nodemailer';
import { type Carrier, DeliveryFailure } from '../carrier.ts';
import { emailHtml } from './email-html.ts';

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** `starttls` fails when the server does not offer it; `none` is for a server on this machine or network. */
  readonly tls: 'starttls' | 'implicit' | 'none';
  /** '' for no authentication. */
  readonly user: string;
  readonly password: string;
  /** `address` or `Name <address>`. */
  readonly from: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/**
 * SMTP commands whose refusal concerns this recipient or email; refusals of others concern the configuration, which an
 * operator can mend.
 */
const OF_EMAIL = new Set(['RCPT TO', 'DATA']);

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** Replies from 500 on about the email itself are final. */
function failureOf(error: unknown): DeliveryFailure {
  const { code = 'unknown', responseCode, command = '' } = error as SmtpError;
  const isRefused = responseCode !== undefined && responseCode >= 500 && OF_EMAIL.has(command);
  const reason = responseCode === undefined ? `SMTP ${code}` : `SMTP ${code}, reply ${responseCode}`;
  return new DeliveryFailure(reason, { isFinal: isRefused, cause: error });
}

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

/**
 * Sends emails by SMTP, with a text and an HTML part.
 *
 * @param brand sender name when `from` has none
 */
export function createSmtpCarrier(settings: SmtpSettings, brand: () => string): Carrier {
  const { host, port, tls, user, password, from } = settings;
  const transport = createTransport({
    pool: true,
    maxConnections: 2,
    host,
    port,
    secure: tls === 'implicit',
    requireTLS: tls === 'starttls',
    ignoreTLS: tls === 'none',
    ...(user === '' ? {} : { auth: { user, pass: password } }),
    connectionTimeout: CONNECT_MS,
    greetingTimeout: CONNECT_MS,
    socketTimeout: SILENCE_MS,
    // The content is complete: the mailer fetches nothing and reads no files for it.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    name: 'SMTP',
    async carry({ to, subject, body, language, key }) {
      const mail = {
        from: from.includes('<') ? from : { name: brand(), address: from },
        to: { name: '', address: to },
        subject,
        text: body,
        html: emailHtml({ subject, body, language }),
        messageId: `<${key}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': language },
      };
      await transport.sendMail(mail).catch((error: unknown) => {
        throw failureOf(error);
      });
    },
    close: () => transport.close(),
  };
}
