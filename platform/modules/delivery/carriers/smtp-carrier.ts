import { createTransport } from 'nodemailer';
import { type Carrier, DeliveryFailure } from '../carrier.ts';
import { emailHtml } from './email-html.ts';

export interface SmtpSettings {
  readonly host: string;
  readonly port: number;
  /** `starttls` is refused where the server does not offer it; `none` is for a server of this machine or network. */
  readonly tls: 'starttls' | 'implicit' | 'none';
  /** '' signs in nowhere. */
  readonly user: string;
  readonly password: string;
  /** `address` or `Name <address>`. */
  readonly from: string;
}

const CONNECT_MS = 10_000;
const SILENCE_MS = 20_000;
/** Parts of the dialogue that speak of this reader and this email; others speak of us, which an operator can put right. */
const OF_LETTER = new Set(['RCPT TO', 'DATA']);

interface SmtpError extends Error {
  readonly code?: string;
  readonly responseCode?: number;
  readonly command?: string;
}

/** Replies from 500 on to what is said of the email are for ever. */
function failureOf(error: unknown): DeliveryFailure {
  const { code = 'unknown', responseCode, command = '' } = error as SmtpError;
  const isRefused = responseCode !== undefined && responseCode >= 500 && OF_LETTER.has(command);
  const reason = responseCode === undefined ? `SMTP ${code}` : `SMTP ${code}, reply ${responseCode}`;
  return new DeliveryFailure(reason, { isFinal: isRefused, cause: error });
}

const domainOf = (from: string) => /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';

/**
 * Sends emails by SMTP, with a text and an HTML part.
 *
 * @param brand name that emails come from, where `from` has none
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
    // An email is what stands in it: nothing of it is fetched or read from the disk.
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
