import { baseApi, type EndpointAnswer, type EndpointArguments, endpointOf } from '#renderer/lib/api/base-api.ts';
import { captchaCalls } from '#renderer/lib/api/call-descriptions.ts';
import type { captchaTimeCall, captchaUpdateCall, captchaValidateCall } from '#shared/contracts/captcha.ts';

const captchaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    captchaTime: build.query<EndpointAnswer<typeof captchaTimeCall>, EndpointArguments<typeof captchaTimeCall>>({
      ...endpointOf(async () => (await captchaCalls()).captchaTimeCall),
      keepUnusedDataFor: 0,
    }),
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

export const { useCaptchaTimeQuery, useCaptchaUpdateQuery, useCaptchaValidateMutation } = captchaApi;
