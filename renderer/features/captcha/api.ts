import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { captchaCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { captchaUpdateCall, captchaValidateCall } from '#shared/contracts/captcha.ts';

const captchaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    captchaUpdate: build.query<EndpointAnswer<typeof captchaUpdateCall>, EndpointArguments<typeof captchaUpdateCall>>({
      ...endpointOf(async () => (await captchaCalls()).captchaUpdateCall),
      // Every dialog has a challenge of its own.
      keepUnusedDataFor: 0,
    }),
    captchaValidate: build.mutation<
      EndpointAnswer<typeof captchaValidateCall>,
      EndpointArguments<typeof captchaValidateCall>
    >(endpointOf(async () => (await captchaCalls()).captchaValidateCall)),
  }),
});

export const { useCaptchaUpdateQuery, useCaptchaValidateMutation } = captchaApi;
