import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { CONTROL_PREFIX, type StoredFault } from '#shared/contracts/control.ts';
import { type ErrorCode, errorCatalogue } from '#shared/errors/catalogue.ts';
import type { Faults } from './faults.ts';
import { installUpgradeFaults } from './upgrade-faults.ts';

/** The code of the catalogue that speaks for a status. */
function codeOf(status: number): ErrorCode {
  const codes = Object.keys(errorCatalogue) as ErrorCode[];
  const fallback = status >= 500 ? 'UNAVAILABLE' : 'BAD_REQUEST';
  return codes.find((code) => errorCatalogue[code].status === status) ?? fallback;
}

function answer(request: FastifyRequest, reply: FastifyReply, status: number, fault: StoredFault): FastifyReply {
  const body = fault.body ?? { code: codeOf(status), message: 'A fault that QA asked for', requestId: request.id };
  return reply.code(status).header('cache-control', 'no-store').send(body);
}

/**
 * Lets the calls of an app meet the faults that QA has asked for. Must be installed before everything else, so that
 * nothing has happened yet when a fault says that nothing happens.
 */
export function installFaults(app: FastifyInstance, faults: Faults): void {
  const dropped = new WeakSet<FastifyRequest>();
  installUpgradeFaults(app.server, faults);

  app.addHook('onRequest', async (request, reply) => {
    const path = request.url.split('?', 1)[0] ?? '/';
    if (path.startsWith(`${CONTROL_PREFIX}/`)) return undefined;
    const met = faults.meet(request.method, path);
    const fault = met instanceof Promise ? await met : met;
    if (fault === null) return undefined;
    request.log.warn({ fault }, 'a fault of QA');
    if (fault.delayMs !== undefined) await pause(fault.delayMs);
    if (fault.status !== undefined) return answer(request, reply, fault.status, fault);
    if (fault.dropBefore === true) {
      reply.hijack();
      request.raw.destroy();
    }
    if (fault.drop === true) dropped.add(request);
    return undefined;
  });

  app.addHook('onSend', async (request, reply, payload) => {
    if (!dropped.has(request)) return payload;
    reply.hijack();
    request.raw.destroy();
    return payload;
  });
}
