import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import {
  CONTROL_SUPPORT_PAGE,
  type ControlSupportForm,
  controlCallbackCall,
  controlSupportAnswerCall,
  controlSupportCall,
  controlSupportCloseCall,
  controlSupportFormSchema,
  controlSupportThreadCall,
} from '#shared/contracts/control-support.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { SupportStaff } from '../support/support-service.ts';
import { SUPPORT_PAGE_POLICY, supportListPage, supportThreadPage } from './support-page.ts';

function readForm(body: unknown): ControlSupportForm {
  const result = v.safeParse(controlSupportFormSchema, body);
  if (result.success) return result.output;
  const issues = result.issues.map((issue) => ({ path: v.getDotPath(issue) ?? 'body', message: issue.message }));
  throw new ApiError('BAD_REQUEST', { message: 'The form differs from the one that the page sends.', issues });
}

/** Applies a submitted form. Returns the query of the next page. */
async function applyForm(staff: SupportStaff, form: ControlSupportForm): Promise<string> {
  if (form.action === 'called') {
    await staff.finishCallback(form.id);
    return '';
  }
  if (form.action === 'close') await staff.close(form.id);
  else await staff.answer(form.id, form.text, form.key);
  return `?thread=${form.id}`;
}

/**
 * Registers the agent's side of support: a page to read and answer messages, and the same as calls. The guard of the
 * controls admits callers; posts from pages of other sites are refused as everywhere.
 */
export function supportControls(scope: FastifyInstance, register: RegisterCall, staff: SupportStaff): void {
  register(scope, controlSupportCall, async () => ({
    threads: await staff.threads(),
    callbacks: await staff.callbacks(),
  }));
  register(scope, controlSupportThreadCall, ({ params }) =>
    staff.thread(Number(params.threadId)).then(({ messages, ...thread }) => ({ ...thread, messages: [...messages] })),
  );
  register(scope, controlSupportAnswerCall, ({ body }) => staff.answer(body.threadId, body.text));
  register(scope, controlSupportCloseCall, async ({ body }) => {
    await staff.close(body.threadId);
    return { success: true };
  });
  register(scope, controlCallbackCall, async ({ body }) => {
    await staff.finishCallback(body.callbackId);
    return { success: true };
  });

  scope.register(async (page) => {
    // The only place that reads forms: all other bodies of the platform are JSON.
    page.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
      done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    page.get<{ Querystring: { thread?: string } }>(CONTROL_SUPPORT_PAGE, async ({ query }, reply) => {
      const id = Number(query.thread);
      const html = Number.isSafeInteger(id)
        ? supportThreadPage(await staff.thread(id))
        : supportListPage(await staff.threads(), await staff.callbacks());
      return reply.type('text/html; charset=utf-8').header('content-security-policy', SUPPORT_PAGE_POLICY).send(html);
    });
    page.post(CONTROL_SUPPORT_PAGE, async ({ body }, reply) =>
      reply.redirect(CONTROL_SUPPORT_PAGE + (await applyForm(staff, readForm(body))), 303),
    );
  });
}
