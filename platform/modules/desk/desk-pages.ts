import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deskReviewsCall, deskStopsCall } from '#shared/contracts/desk/desk-book.ts';
import type { DeskCall } from '#shared/contracts/desk/desk-call.ts';
import type { Staff } from '#shared/contracts/desk/desk-entry.ts';
import { deskPaymentCall, deskPaymentsCall } from '#shared/contracts/desk/desk-payments.ts';
import { deskFindPlayersCall, deskLedgerCall, deskPlayerCall } from '#shared/contracts/desk/desk-players.ts';
import { deskProposalsCall } from '#shared/contracts/desk/desk-proposals.ts';
import { deskConfigCall, deskContentCall, deskPostCall } from '#shared/contracts/desk/desk-site.ts';
import { deskLogCall, deskStaffCall } from '#shared/contracts/desk/desk-staff.ts';
import { deskSupportCall, deskThreadCall } from '#shared/contracts/desk/desk-support.ts';
import { mayAct } from '#shared/domain/staff/staff-roles.ts';
import type { ErrorCode } from '#shared/errors/catalogue.ts';
import { ApiError } from '../../plugins/api-error.ts';
import { checkRole, type DeskRegistry } from './desk-registry.ts';
import { ACT_FORMS, formOfCall } from './pages/act-forms.ts';
import { type ActForm, bodyOfForm, fieldsOf, formMarkup, valuesOfForm } from './pages/forms.ts';
import { DESK_PAGE_POLICY, deskPage } from './pages/layout.ts';
import { html, type Markup } from './pages/markup.ts';
import { paymentContent, paymentsContent } from './pages/payment-pages.ts';
import { ledgerContent, playerContent, playersContent } from './pages/player-pages.ts';
import { promoContent, proposalsContent } from './pages/proposal-pages.ts';
import {
  contentContent,
  logContent,
  overviewContent,
  postContent,
  siteContent,
  staffContent,
} from './pages/site-pages.ts';
import { bookContent, supportContent, threadContent } from './pages/work-pages.ts';
import type { StaffSession } from './staff/staff-service.ts';

interface PagesInput {
  readonly desk: DeskRegistry;
  readonly sessionOf: (request: FastifyRequest) => Promise<StaffSession | null>;
}

type Query = Readonly<Partial<Record<string, string>>>;
interface Visit {
  readonly staff: Staff;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Query;
}
interface Page {
  readonly path: string;
  readonly title: (visit: Visit) => string;
  readonly content: (visit: Visit) => Promise<Markup> | Markup;
}

/** English sentences of the codes that staff meet; others show the message of the error. */
const SENTENCES: Partial<Record<ErrorCode, string>> = {
  ACCOUNT_UNKNOWN: 'There is no such account.',
  BETS_LEFT: 'The player has open bets. They have to end first.',
  MONEY_LEFT: 'The player has money. It has to be paid out first.',
  COUPON_UNKNOWN: 'There is no such coupon under review.',
  CURRENCY_UNKNOWN: 'The product does not know this currency.',
  SUPPORT_REQUEST_UNKNOWN: 'There is no such chat, request or callback.',
  CREDENTIALS_WRONG: 'E-mail address, password and code do not belong together, or the code was used before.',
  TOO_MANY_ATTEMPTS: 'Too many attempts. Try again later.',
};

/** Returns what an error says to staff. */
export function sentenceOf({ code, message, retryAfter }: ApiError): string {
  const wait = retryAfter === undefined ? '' : ` Wait ${Math.ceil(retryAfter / 60)} min.`;
  return (message === code ? (SENTENCES[code] ?? code) : message) + wait;
}

/** Sends a page of the desk. */
export function sendDeskPage(reply: FastifyReply, page: string, status = 200): FastifyReply {
  return reply
    .code(status)
    .header('content-security-policy', DESK_PAGE_POLICY)
    .type('text/html; charset=utf-8')
    .send(page);
}

/** Returns a path of the desk to which a form may lead; the first page for anything else. */
export const backOf = (text: string | null | undefined): string =>
  text && /^\/(?![/\\])[\w/?=&%.-]*$/.test(text) ? text : '/';

function pagesOf(desk: DeskRegistry): readonly Page[] {
  const ask = <C extends DeskCall>(call: C, { staff, params, query }: Visit) =>
    desk.ask(call, staff, { params, query });
  const titled = (title: string) => () => title;
  return [
    {
      path: '/',
      title: titled('Overview'),
      content: async (visit) => {
        const isApprover = mayAct(visit.staff.roles, deskProposalsCall.roles);
        const { proposals } = isApprover ? await ask(deskProposalsCall, visit) : { proposals: [] };
        return overviewContent(visit.staff, proposals);
      },
    },
    {
      path: '/players',
      title: titled('Players'),
      content: async (visit) =>
        visit.query.search
          ? playersContent(visit.query.search, (await ask(deskFindPlayersCall, visit)).players)
          : playersContent('', null),
    },
    {
      path: '/players/:userId',
      title: ({ params }) => `Player ${params.userId}`,
      content: async (visit) => playerContent(await ask(deskPlayerCall, visit), visit.staff),
    },
    {
      path: '/players/:userId/ledger',
      title: ({ params }) => `Ledger of player ${params.userId}`,
      content: async (visit) => ledgerContent(Number(visit.params.userId), await ask(deskLedgerCall, visit)),
    },
    {
      path: '/support',
      title: titled('Support'),
      content: async (visit) => supportContent(await ask(deskSupportCall, visit)),
    },
    {
      path: '/support/:threadId',
      title: ({ params }) => `Request ${params.threadId}`,
      content: async (visit) => threadContent(await ask(deskThreadCall, visit)),
    },
    {
      path: '/book',
      title: titled('Book'),
      content: async (visit) => bookContent(await ask(deskReviewsCall, visit), await ask(deskStopsCall, visit)),
    },
    {
      path: '/payments',
      title: titled('Payments'),
      content: async (visit) => paymentsContent(await ask(deskPaymentsCall, visit)),
    },
    {
      path: '/payments/:paymentId',
      title: ({ params }) => `Payment ${params.paymentId}`,
      content: async (visit) => paymentContent(await ask(deskPaymentCall, visit)),
    },
    {
      path: '/promo',
      title: titled('Promo codes'),
      // The call that the page reads is of more roles than the act.
      content: async (visit) => {
        checkRole(ACT_FORMS.promo.call, visit.staff);
        return promoContent(await ask(deskProposalsCall, visit));
      },
    },
    {
      path: '/proposals',
      title: titled('Proposals'),
      content: async (visit) => proposalsContent(await ask(deskProposalsCall, visit), visit.staff),
    },
    {
      path: '/site',
      title: titled('Site'),
      content: async (visit) => siteContent(await ask(deskConfigCall, visit), visit.staff),
    },
    {
      path: '/content',
      title: titled('Content'),
      content: async (visit) => contentContent(await ask(deskContentCall, visit)),
    },
    { path: '/post', title: titled('Messages'), content: async (visit) => postContent(await ask(deskPostCall, visit)) },
    { path: '/staff', title: titled('Staff'), content: async (visit) => staffContent(await ask(deskStaffCall, visit)) },
    {
      path: '/log',
      title: titled('Security log'),
      content: async (visit) => logContent(await ask(deskLogCall, visit), visit.query),
    },
  ];
}

/** What a page says after an act: its title, and whether it changed anything. */
function noteOf({ done, unchanged, waiting }: Query): Markup | false {
  const form = done === undefined ? undefined : formOfCall(done);
  if (!form) return false;
  if (waiting !== undefined) {
    return html`<p class="note" role="status">${form.title}: nothing has changed yet, because this gives money. It waits as
<a href="/proposals">proposal ${waiting}</a> until another member of staff approves it.</p>`;
  }
  const text = unchanged === undefined ? 'done' : 'nothing has changed: it was decided or used before';
  return html`<p class="note" role="status">${form.title}: ${text}.</p>`;
}

/** Returns what an act answered, as the query of the page that follows it. */
function outcomeOf(answer: unknown): string {
  const { proposal } = (answer ?? {}) as { readonly proposal?: number | null };
  if (typeof proposal === 'number') return `&waiting=${proposal}`;
  return isUnchanged(answer) ? '&unchanged' : '';
}

/** Decides whether an act answered that it changed nothing. */
const isUnchanged = (answer: unknown) =>
  ['isDecided', 'isGiven', 'isNew'].some((name) => (answer as Record<string, unknown> | null)?.[name] === false);

type Issue = NonNullable<ApiError['issues']>[number];

/** Writes what is wrong with an issue: the label of its field, or its path where it belongs to none. */
function issueMarkup({ path, message }: Issue, form: ActForm | null): Markup {
  const name = path.replace(/^body\./, '');
  const field = form && fieldsOf(form).find((one) => name === one.name || name.startsWith(`${one.name}.`));
  const within = field && name !== field.name ? html` <code>${name.slice(field.name.length + 1)}</code>` : null;
  return html`<li>${field ? html`<b>${field.label}</b>${within}:` : html`<code>${path}</code>`} ${message}</li>`;
}

function problems(error: ApiError, form: ActForm | null = null): Markup {
  const issues = (error.issues ?? []).map((issue) => issueMarkup(issue, form));
  const hasIssues = issues.length > 0;
  const sentence = form && hasIssues ? 'Nothing has changed. Correct the form:' : sentenceOf(error);
  return html`<div class="problem" role="alert"><p>${sentence}</p>${hasIssues && html`<ul>${issues}</ul>`}</div>`;
}

function failedForm(form: ActForm, submitted: URLSearchParams, error: ApiError, staff: Staff): string {
  const back = backOf(submitted.get('back'));
  const content = html`${problems(error, form)}${formMarkup(form, back, valuesOfForm(form, submitted))}
<p><a href="${back}">Back without a change</a></p>`;
  return deskPage({ title: form.title, content, staff, path: back });
}

/** Writes an enrolment link, which is shown once. */
function linkPage({ link }: { link: string }, staff: Staff): string {
  const content = html`<p class="note" role="status">Give this link to the person of the account, over a channel that you trust. It works
once, for a day, and is not shown again.</p><p><code>${link}</code></p><p><a href="/staff">Staff</a></p>`;
  return deskPage({ title: 'Enrolment link', content, staff, path: '/staff' });
}

/** Registers the pages of the desk: they read and act through the same calls as programs do. */
export function registerDeskPages(app: FastifyInstance, { desk, sessionOf }: PagesInput): void {
  for (const { path, title, content } of pagesOf(desk)) {
    app.get<{ Params: Record<string, string>; Querystring: Query }>(path, async (request, reply) => {
      const session = await sessionOf(request);
      if (!session) return reply.redirect(`/sign-in?back=${encodeURIComponent(backOf(request.url))}`, 303);
      const { staff } = session;
      const visit = { staff, params: request.params, query: request.query };
      try {
        const body = html`${noteOf(request.query)}${await content(visit)}`;
        return sendDeskPage(reply, deskPage({ title: title(visit), content: body, staff, path }));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        const page = deskPage({ title: title(visit), content: problems(error), staff, path });
        return sendDeskPage(reply, page, error.statusCode);
      }
    });
  }

  app.get('/*', async (request, reply) => {
    const session = request.url.startsWith('/desk-api/') ? null : await sessionOf(request);
    if (!session) throw new ApiError('NOT_FOUND');
    const content = html`<p>The desk has no page at this address.</p><p><a href="/">Overview</a></p>`;
    return sendDeskPage(reply, deskPage({ title: 'No such page', content, staff: session.staff }), 404);
  });

  app.post<{ Params: { callId: string } }>('/do/:callId', async (request, reply) => {
    const session = await sessionOf(request);
    if (!session) return reply.redirect('/sign-in', 303);
    const { staff } = session;
    const form = formOfCall(request.params.callId);
    if (!form) throw new ApiError('NOT_FOUND');
    const submitted = request.body instanceof URLSearchParams ? request.body : new URLSearchParams();
    try {
      const answer = await desk.perform(form.call.id, bodyOfForm(form, submitted), staff);
      if (typeof answer === 'object' && answer !== null && 'link' in answer) {
        return sendDeskPage(reply, linkPage(answer as { link: string }, staff));
      }
      const [back = '/'] = backOf(submitted.get('back')).split('?');
      return reply.redirect(`${back}?done=${form.call.id}${outcomeOf(answer)}`, 303);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return sendDeskPage(reply, failedForm(form, submitted, error, staff), error.statusCode);
    }
  });
}
