import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { socialCalls } from '#renderer/lib/api/social-calls.ts';
import type { CallBody } from '#shared/contracts/call.ts';
import type { oneTapCall, oneTapClientCall } from '#shared/contracts/social.ts';

/** The body of shell §7 is a form, not JSON. */
function formOf(fields: CallBody<typeof oneTapCall>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

/** One-tap (shell §7); it comes with the prompt. */
export const oneTapApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    oneTapClient: build.query<EndpointAnswer<typeof oneTapClientCall>, EndpointArguments<typeof oneTapClientCall>>(
      endpointOf(async () => (await socialCalls()).oneTapClientCall),
    ),
    oneTap: build.mutation<EndpointAnswer<typeof oneTapCall>, CallBody<typeof oneTapCall>>({
      query: (fields) => ({ load: async () => (await socialCalls()).oneTapCall, parts: { body: formOf(fields) } }),
    }),
  }),
});
