import type { FastifyInstance } from 'fastify';
import { askPasswordCall, followLinkCall, resetPasswordCall } from '#shared/contracts/email-links.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Emails } from './emails-service.ts';

interface EmailsModule {
  readonly register: RegisterCall;
  readonly emails: Emails;
}

/** Registers the calls of the pages that emails link to (shell §2.7). */
export function emailsModule(app: FastifyInstance, { register, emails }: EmailsModule): void {
  register(app, followLinkCall, async ({ body }) => {
    await emails.follow(body.purpose, body.token);
    return { success: true };
  });
  register(app, askPasswordCall, async ({ body }) => {
    await emails.askPassword(body.email);
    return { success: true };
  });
  register(app, resetPasswordCall, async ({ body }) => {
    await emails.resetPassword(body.token, body.password);
    return { success: true };
  });
}
