import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Call } from '#shared/contracts/call.ts';
import type { KnownDevices } from '../accounts/accounts-service.ts';
import type { SecurityLog } from '../records/security-log-service.ts';
import type { SupportStaff } from '../support/support-service.ts';
import { type BookActsInput, bookActs } from './acts/book-acts.ts';
import { type GiftActsInput, giftActs } from './acts/gift-acts.ts';
import { type PaymentActsInput, paymentActs } from './acts/payment-acts.ts';
import { type PlayerActsInput, playerActs } from './acts/player-acts.ts';
import { type SiteActsInput, siteActs } from './acts/site-acts.ts';
import { type StaffActsInput, staffActs } from './acts/staff-acts.ts';
import { supportActs } from './acts/support-acts.ts';
import { createDeskCookies, registerDeskEntry } from './desk-entry.ts';
import { registerDeskPages } from './desk-pages.ts';
import { createDeskRegistry } from './desk-registry.ts';
import type { StaffSession } from './staff/staff-service.ts';

interface DeskModule
  extends BookActsInput,
    GiftActsInput,
    PaymentActsInput,
    PlayerActsInput,
    SiteActsInput,
    StaffActsInput {
  readonly support: SupportStaff;
  readonly securityLog: Pick<SecurityLog, 'list' | 'record'>;
  readonly proposals: GiftActsInput['proposals'];
  readonly coupons: BookActsInput['coupons'] & GiftActsInput['coupons'];
  readonly config: PlayerActsInput['config'] & SiteActsInput['config'];
  readonly facts: BookActsInput['facts'] & GiftActsInput['facts'] & SiteActsInput['facts'];
  readonly players: PlayerActsInput['players'];
  /** Devices on which staff have signed in. */
  readonly devices: KnownDevices;
  /** Whether staff open the desk over https. */
  readonly isSecure: boolean;
}

/** Registers the operator's desk on an app of its own; returns its calls, and what looks up the session of a request. */
export function deskModule(
  app: FastifyInstance,
  input: DeskModule,
): { readonly calls: readonly Call[]; readonly sessionOf: (request: FastifyRequest) => Promise<StaffSession | null> } {
  const cookies = createDeskCookies(input.isSecure);
  const sessions = new WeakMap<FastifyRequest, Promise<StaffSession | null>>();

  /** One request looks its session up once. */
  function sessionOf(request: FastifyRequest): Promise<StaffSession | null> {
    const id = cookies.read(request);
    const known = sessions.get(request) ?? (id === '' ? Promise.resolve(null) : input.staff.session(id));
    sessions.set(request, known);
    return known;
  }

  const desk = createDeskRegistry(app, { sessionOf, securityLog: input.securityLog });
  siteActs(desk, input);
  playerActs(desk, input);
  bookActs(desk, input);
  giftActs(desk, input);
  paymentActs(desk, input);
  supportActs(desk, input.support);
  staffActs(desk, input);
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) =>
    done(null, new URLSearchParams(String(body))),
  );
  registerDeskEntry(app, { register: desk.register, staff: input.staff, sessionOf, cookies, devices: input.devices });
  registerDeskPages(app, { desk, sessionOf });
  return { calls: desk.calls, sessionOf };
}
