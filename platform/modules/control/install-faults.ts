import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { StoredFault } from '#shared/contracts/control.ts';
import { CONTROL_PREFIX } from '#shared/contracts/control-call.ts';
import { type ErrorCode, errorCatalogue } from '#shared/errors/catalogue.ts';
import type { Faults } from './faults.ts';
import { installUpgradeFaults } from './upgrade-faults.ts';

/** Returns the catalogue code for a status. */
function codeOf(status: number): ErrorCode {
  const codes = Object.keys(errorCatalogue) as ErrorCode[];
  const fallback = status >= 500 ? 'UNAVAILABLE' : 'BAD_REQUEST';
  return codes.find((code) => errorCatalogue[code].status === status) ?? fallback;
}

function answer(request: FastifyRequest, reply: FastifyReply, status: number, fault: StoredFault): FastifyReply {
  const body = fault.body ?? { code: codeOf(status), message: 'A fault that QA requested', requestId: request.id };
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

/**
 * Applies QA's faults to the calls of an app. Install it before everything else, so that a call that a fault refuses
 * has no effect.
 */
export function installFaults(app: FastifyInstance, faults: Faults): void {
  const dropped = new WeakSet<FastifyRequest>();
  installUpgradeFaults(app.server, faults);

  /** Applies a fault; resolves to whether the request continues. */
  async function suffer(request: FastifyRequest, reply: FastifyReply, fault: StoredFault): Promise<boolean> {
    request.log.warn({ fault }, 'a fault of QA was applied');
    if (fault.delayMs !== undefined) await pause(fault.delayMs);
    if (fault.status !== undefined) {
      answer(request, reply, fault.status, fault);
      return false;
    }
    if (fault.dropBefore === true) {
      reply.hijack();
      request.raw.destroy();
      return false;
    }
    if (fault.drop === true) dropped.add(request);
    return true;
  }

  // Hardly any request meets a fault, so the usual path does not wait.
  app.addHook('onRequest', (request, reply, done) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    const met = path.startsWith(`${CONTROL_PREFIX}/`) ? null : faults.meet(request.method, path);
    if (met === null) {
      done();
      return;
    }
    Promise.resolve(met)
      .then((fault) => fault === null || suffer(request, reply, fault))
      .then((goesOn) => {
        if (goesOn) done();
      }, done);
  });

  app.addHook('onSend', (request, reply, payload, done) => {
    if (dropped.has(request)) {
      reply.hijack();
      request.raw.destroy();
    }
    done(null, payload);
  });
}
