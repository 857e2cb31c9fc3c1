import { baseApi } from '#renderer/lib/api/base-api.ts';
import { mutationOf, queryOf } from '#renderer/lib/api/call-endpoints.ts';

const captchaCalls = () => import('#shared/contracts/captcha.ts');

const captchaApi = baseApi.injectEndpoints({
  endpoints: (build) => ({
    captchaTime: queryOf(build, captchaCalls, 'captchaTimeCall', {
      keepUnusedDataFor: 0,
    }),
    captchaUpdate: queryOf(build, captchaCalls, 'captchaUpdateCall', {
      // Every dialog has a challenge of its own.
      keepUnusedDataFor: 0,
    }),
    captchaValidate: mutationOf(build, captchaCalls, 'captchaValidateCall'),
  }),
});

export const { useCaptchaTimeQuery, useCaptchaUpdateQuery, useCaptchaValidateMutation } = captchaApi;
