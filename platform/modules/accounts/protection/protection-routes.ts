import type { FastifyInstance } from 'fastify';
import { captchaTimeCall, captchaUpdateCall, captchaValidateCall } from '#shared/contracts/captcha.ts';
import { fingerprintCall } from '#shared/contracts/fingerprint.ts';
import { openPaths } from '#shared/contracts/paths.ts';
import type { ServerClock } from '../../../clock/server-clock.ts';
import type { RegisterCall } from '../../../plugins/call-route.ts';
import type { Visitors } from '../visitors-service.ts';
import type { Captcha } from './captcha.ts';
import { FINGERPRINT_SCRIPT } from './fingerprint-script.ts';
import type { Fingerprints } from './fingerprints.ts';

interface ProtectionRoutes {
  readonly visitors: Pick<Visitors, 'captchaPlaceOf'>;
  readonly captcha: Captcha;
  readonly fingerprints: Fingerprints;
  readonly clock: ServerClock;
}

/** Registers the calls of captcha and fingerprint (shell §7). */
export function registerProtectionRoutes(app: FastifyInstance, register: RegisterCall, input: ProtectionRoutes): void {
  const { captcha, fingerprints, clock, visitors } = input;
  register(app, captchaUpdateCall, ({ query, request }) =>
    captcha.challenge(visitors.captchaPlaceOf(request, query.for)),
  );
  register(app, captchaTimeCall, async ({ userId, request }) => ({
    time: await captcha.waitOf({ userId, address: request.ip }),
  }));
  register(app, captchaValidateCall, ({ body, userId, request }) =>
    captcha.validate(body.captcha, { userId, address: request.ip }),
  );
  register(app, fingerprintCall, ({ body }) => {
    const now = clock.now();
    return { ...fingerprints.make(body.components, now), now };
  });
  app.get(openPaths.fingerprintScript, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .header('x-content-type-options', 'nosniff')
      .send(FINGERPRINT_SCRIPT),
  );
}
