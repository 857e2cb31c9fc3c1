import { redactSecrets } from '#shared/domain/redaction/redact-secrets.ts';

const MAX_LENGTH = 2000;

/** Returns what a log may hold of a text: no secret, and at most 2,000 characters. */
export function redactLine(text: string): string {
  const cut = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return redactSecrets(cut, ['epoch']);
}
