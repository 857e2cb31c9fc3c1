import { cashierModule } from '../modules/cashier/cashier-module.ts';
import {
  createCashier,
  createHarbour,
  createPaymentDesk,
  createPaymentFollower,
  createReportReader,
  hyperswitchOf,
  type PaymentProvider,
} from '../modules/cashier/cashier-service.ts';
import { createOwnAccountOf } from '../modules/cashier/own-account.ts';
import { createPaymentDeskRepository } from '../modules/cashier/payment-desk-repository.ts';
import { createPaymentsRepository } from '../modules/cashier/payments-repository.ts';
import { createPlayerQuestions } from '../modules/cashier/player-questions.ts';
import { createReconciliationRepository } from '../modules/cashier/reconciliation-repository.ts';
import { createProfileRepository } from '../modules/office/profile-repository.ts';
import { openPaymentCompany } from '../modules/payment-provider/payment-provider-service.ts';
import type { Area, Base, ServicesOf } from './area.ts';
import type { openMoney } from './money.ts';
import type { openPeople } from './people.ts';
import type { openWorld } from './world.ts';

type PaymentParts = Base &
  ServicesOf<typeof openWorld> &
  ServicesOf<typeof openMoney> &
  Pick<ServicesOf<typeof openPeople>, 'accounts' | 'messages' | 'registration'>;

/** Opens the cashier and what follows payments at their providers. */
export async function openPayments(parts: PaymentParts) {
  const { database, options, clock, config, orders, admission, accounts, registration, onClose, onError } = parts;
  const repository = createPaymentsRepository(database.sql);
  const profiles = createProfileRepository(database.sql);
  // An incomplete setting ends the start before anything is opened.
  const hyperswitch = options.paymentProviders === undefined ? hyperswitchOf(options.environment) : null;
  // Outside production the demonstration's payment company runs beside the platform.
  const isAlone = parts.isProduction || options.paymentProviders !== undefined;
  const paymentCompany = isAlone ? null : await openPaymentCompany({ sql: database.sql, clock, onError });
  const harbour = paymentCompany ? createHarbour(paymentCompany) : null;
  const own = options.paymentProviders ?? [harbour, hyperswitch].filter((provider) => provider !== null);
  const providers = new Map<string, PaymentProvider>(own.map((provider) => [provider.id, provider]));
  config.setPaymentOrigins(() => [...providers.values()].flatMap((provider) => provider.origins()));
  const nameOf = async (userId: number) => {
    const { name = '', surname = '' } = (await profiles.of(userId)).values;
    return { name, surname };
  };
  const follower = createPaymentFollower({
    ...{ repository, providers, clock, onError },
    announcements: database.announcements,
    payerOf: async (userId) =>
      Object.values(await nameOf(userId))
        .join(' ')
        .trim(),
  });
  /** The terms with the methods whose provider is at work here: any other would hold money for nothing. */
  const terms = () => {
    const { methods, ...rest } = config.cashier();
    return { ...rest, methods: methods.filter(({ provider }) => providers.has(provider)) };
  };
  const cashier = createCashier({
    ...{ repository, follower, providers, orders, admission, clock, nameOf, terms },
    accountOf: createOwnAccountOf(accounts),
    countryOf: registration.countryOf,
  });
  const paymentDesk = createPaymentDesk({
    ...{ repository, follower, providers, clock },
    desk: createPaymentDeskRepository(database.sql),
    announcements: database.announcements,
    terms: config.cashier,
  });
  const questions = createPlayerQuestions({
    ...{ repository, messages: parts.messages, clock, onError },
    announcements: database.announcements,
    readerOf: accounts.repository.player,
  });
  const reports = createReportReader({
    ...{ repository, providers, clock, onError },
    reconciliation: createReconciliationRepository(database.sql),
  });
  onClose(() => cashier.close());
  onClose(() => paymentCompany?.close());
  return {
    services: { cashier, paymentDesk, paymentCompany },
    purges: [cashier],
    starts: [cashier],
    leads: [questions, reports],
    routes({ app, register, visitorOf }) {
      cashierModule(app, { register, cashier, visitorOf, mainOrigin: () => config.config().mainOrigin });
    },
  } satisfies Area<object>;
}
