import type { FastifyInstance } from 'fastify';
import { followLinkCall } from '#shared/contracts/email-links.ts';
import { resetQuestionCall } from '#shared/contracts/secure-question.ts';
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
  register(app, resetQuestionCall, async ({ body }) => ({ question: await emails.resetQuestion(body.token) }));
}
