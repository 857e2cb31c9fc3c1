import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';
import { socialCalls } from '#renderer/lib/api/social-calls.ts';
import type { CallBody } from '#shared/contracts/call.ts';
import type { oneTapCall } from '#shared/contracts/social.ts';

/** The body of shell §7 is a form, not JSON. */
function formOf(fields: CallBody<typeof oneTapCall>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** One-tap (shell §7); it comes with the prompt. */
export const oneTapApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    oneTapClient: queryOf(build, socialCalls, 'oneTapClientCall'),
    oneTap: mutationOf(build, socialCalls, 'oneTapCall', {
      parts: (fields: CallBody<typeof oneTapCall>) => ({ body: formOf(fields) }),
    }),
  }),
});
