import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import {
  deskEnrolCall,
  deskEnrolmentCall,
  deskSessionCall,
  deskSignInCall,
  deskSignOutCall,
} from '#shared/contracts/desk/desk-entry.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { parsePart, type RegisterCall } from '../../plugins/call-route.ts';
import type { KnownDevice, KnownDevices } from '../accounts/accounts-service.ts';
import { backOf, sendDeskPage, sentenceOf } from './desk-pages.ts';
import { enrolPage, problemPage, signInPage } from './pages/entry-pages.ts';
import type { DeskCaller, SignedInStaff, StaffAccounts, StaffSession } from './staff/staff-service.ts';

interface EntryInput {
  readonly register: RegisterCall;
  readonly staff: StaffAccounts;
  readonly sessionOf: (request: FastifyRequest) => Promise<StaffSession | null>;
  readonly cookies: DeskCookies;
  readonly devices: KnownDevices;
}

/** The session cookie of the desk. */
export interface DeskCookies {
  read(request: FastifyRequest): string;
  write(reply: FastifyReply, sessionId: string): void;
  clear(reply: FastifyReply): void;
}

/**
 * Returns the session cookie: it goes to the desk's own pages only and ends with the browser. Over https it has the
 * `__Host-` prefix, which binds it to that host.
 */
export function createDeskCookies(isSecure: boolean): DeskCookies {
  const name = isSecure ? '__Host-fairline_desk' : 'fairline_desk';
  const attributes = { path: '/', httpOnly: true, sameSite: 'strict', secure: isSecure } as const;
  return {
    read: ({ cookies }) => cookies[name] ?? '',
    write: (reply, sessionId) => void reply.setCookie(name, sessionId, attributes),
    clear: (reply) => void reply.clearCookie(name, attributes),
  };
}

const MAX_AGENT = 300;
const callerOf = (request: FastifyRequest, device: KnownDevice): DeskCaller => ({
  address: request.ip,
  agent: (request.headers['user-agent'] ?? '').slice(0, MAX_AGENT),
  device,
});

const formOf = ({ body }: FastifyRequest) => (body instanceof URLSearchParams ? body : new URLSearchParams());
const entriesOf = (form: URLSearchParams, names: readonly string[]) =>
  Object.fromEntries(names.map((name) => [name, form.get(name) ?? '']));

/** Says what is wrong with a form: its first issue, or its error. */
function problemOf(error: ApiError): string {
  const [issue] = error.issues ?? [];
  return issue ? `${issue.path.replace('body.', '')}: ${issue.message}` : sentenceOf(error);
}

type Door = Pick<EntryInput, 'cookies' | 'devices' | 'sessionOf' | 'staff'>;

/** Returns the ways in: each gives the browser a new session, ends the one that it had, and makes the device known. */
function createDeskDoor({ staff, sessionOf, cookies, devices }: Door) {
  const from = (request: FastifyRequest) => callerOf(request, devices.read(request));
  async function enter(request: FastifyRequest, reply: FastifyReply, signedIn: SignedInStaff) {
    const before = await sessionOf(request);
    if (before) await staff.signOut(before);
    cookies.write(reply, signedIn.sessionId);
    devices.keep(request, reply, signedIn.owner);
    return signedIn.staff;
  }
  return {
    signIn: async (body: Parameters<StaffAccounts['signIn']>[0], request: FastifyRequest, reply: FastifyReply) =>
      enter(request, reply, await staff.signIn(body, from(request))),
    enrol: async (body: Parameters<StaffAccounts['enrol']>[0], request: FastifyRequest, reply: FastifyReply) =>
      enter(request, reply, await staff.enrol(body, from(request))),
    enrolment: (token: string, request: FastifyRequest) => staff.enrolment(token, from(request)),
  };
}

/** Registers the calls of the entry. */
function entryCalls(app: FastifyInstance, input: EntryInput): void {
  const { register, staff, sessionOf, cookies } = input;
  const { signIn, enrol, enrolment } = createDeskDoor(input);
  register(app, deskSignInCall, async ({ body, request, reply }) => ({ staff: await signIn(body, request, reply) }));
  register(app, deskEnrolmentCall, ({ body, request }) => enrolment(body.token, request));
  register(app, deskEnrolCall, async ({ body, request, reply }) => ({ staff: await enrol(body, request, reply) }));
  register(app, deskSessionCall, async ({ request }) => {
    const session = await sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    return { staff: session.staff };
  });
  register(app, deskSignOutCall, async ({ request, reply }) => {
    const session = await sessionOf(request);
    if (session) await staff.signOut(session);
    cookies.clear(reply);
    return { success: true };
  });
}

/** Registers the entry of the desk: sign-in, enrolment and sign-out, as calls and as pages. */
export function registerDeskEntry(app: FastifyInstance, input: EntryInput): void {
  const { staff, sessionOf, cookies } = input;
  const { signIn, enrol, enrolment } = createDeskDoor(input);
  entryCalls(app, input);

  app.get<{ Querystring: { back?: string } }>('/sign-in', async ({ query }, reply) =>
    sendDeskPage(reply, signInPage(backOf(query.back))),
  );
  app.post('/sign-in', async (request, reply) => {
    const form = formOf(request);
    const back = backOf(form.get('back'));
    try {
      const body = parsePart('body', deskSignInCall.body, entriesOf(form, ['email', 'password', 'code']));
      await signIn(body as Parameters<StaffAccounts['signIn']>[0], request, reply);
      return reply.redirect(back, 303);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return sendDeskPage(reply, signInPage(back, problemOf(error), form.get('email') ?? ''), error.statusCode);
    }
  });
  app.post('/sign-out', async (request, reply) => {
    const session = await sessionOf(request);
    if (session) await staff.signOut(session);
    cookies.clear(reply);
    return reply.redirect('/sign-in', 303);
  });

  async function showEnrolment(request: FastifyRequest, reply: FastifyReply, token: string, failed: ApiError | null) {
    try {
      const account = await enrolment(token, request);
      const page = enrolPage({ token, ...account }, failed && problemOf(failed));
      return sendDeskPage(reply, page, failed?.statusCode ?? 200);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return sendDeskPage(reply, problemPage('Enrol', sentenceOf(error)), error.statusCode);
    }
  }
  app.get<{ Querystring: { token?: string } }>('/enrol', (request, reply) =>
    showEnrolment(request, reply, request.query.token ?? '', null),
  );
  app.post('/enrol', async (request, reply) => {
    const form = formOf(request);
    try {
      const body = parsePart('body', deskEnrolCall.body, entriesOf(form, ['token', 'password', 'code']));
      await enrol(body as Parameters<StaffAccounts['enrol']>[0], request, reply);
      return reply.redirect('/', 303);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return showEnrolment(request, reply, form.get('token') ?? '', error);
    }
  });
}
