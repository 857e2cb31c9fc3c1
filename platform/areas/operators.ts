import { createFindPlayer } from '../modules/accounts/find-player.ts';
import { createFund } from '../modules/accounts/fund.ts';
import { analyticsModule } from '../modules/analytics/analytics-module.ts';
import { createAnalyticsRepository } from '../modules/analytics/analytics-repository.ts';
import { createAnalytics } from '../modules/analytics/analytics-service.ts';
import { controlModule } from '../modules/control/control-module.ts';
import { createMailingsRepository } from '../modules/delivery/mailings-repository.ts';
import { createMailings, type Mailings } from '../modules/delivery/mailings-service.ts';
import { openapiModule } from '../modules/openapi/openapi-module.ts';
import { policyReportsModule } from '../modules/policy-reports/policy-reports-module.ts';
import { createPolicyReports } from '../modules/policy-reports/policy-reports-service.ts';
import { createSupportBackOffice } from '../modules/support/staff-repository.ts';
import { supportModule } from '../modules/support/support-module.ts';
import { createSupportRepository } from '../modules/support/support-repository.ts';
import { createSupport } from '../modules/support/support-service.ts';
import { ApiError } from '../plugins/api-error.ts';
import type { Area, Base, ServicesOf } from './area.ts';
import type { openBetting } from './betting.ts';
import type { openContent } from './content.ts';
import type { openMoney } from './money.ts';
import type { openPayments } from './payments.ts';
import type { openPeople } from './people.ts';
import { openStaff } from './staff.ts';
import type { openWorld } from './world.ts';

type OperatorParts = Base &
  ServicesOf<typeof openWorld> &
  ServicesOf<typeof openMoney> &
  ServicesOf<typeof openPeople> &
  Pick<ServicesOf<typeof openPayments>, 'cashier'> &
  ServicesOf<typeof openBetting> &
  ServicesOf<typeof openContent>;

function openMailings({ database, config, messages, emails, content, clock, onError }: OperatorParts): Mailings {
  return createMailings({
    repository: createMailingsRepository(database.sql),
    messages,
    endingLink: emails.endingLink,
    bannedPlayers: config.bannedPlayers,
    async article(id, language) {
      const page = await content.show(id, language).catch((error: unknown) => {
        if (error instanceof ApiError && error.code === 'CONTENT_UNKNOWN') return null;
        throw error;
      });
      return page?.news ? page : null;
    },
    ...{ clock, onError },
  });
}

/** Opens what the people who run the site work with: staff accounts, support, analytics, QA's controls. */
export function openOperators(parts: OperatorParts) {
  const { database, options, isProduction, clock, config, counters, coupons, securityLog } = parts;
  const { sql, announcements } = database;
  const staff = openStaff({ ...options, ...parts, sql });
  const analytics = createAnalytics({
    ...{ clock, counters, policy: options.analyticsPolicy, repository: createAnalyticsRepository(sql) },
    key: () => config.config().fatmanApiKey,
  });
  const support = createSupport({
    repository: createSupportRepository(sql),
    backOffice: createSupportBackOffice(sql),
    ...{ clock, coupons, counters, announcements, payments: parts.cashier, policy: options.supportPolicy },
    config: () => config.config(),
  });
  const mailings = openMailings(parts);
  return {
    services: { staff, analytics, support, mailings },
    purges: [staff, analytics, mailings],
    leads: [mailings],
    async routes({ app, register, calls, geography, version }) {
      analyticsModule(app, { register, analytics });
      const policyReports = createPolicyReports({
        securityLog,
        warn: (violation) => app.log.warn(violation, 'a page was refused something by its content security policy'),
      });
      policyReportsModule(app, { register, policyReports });
      supportModule(app, { register, support });
      controlModule(app, {
        ...parts,
        ...{ register, geography, analytics, production: isProduction },
        fund: createFund(parts),
        findPlayer: createFindPlayer(parts.accounts),
        staff: support.staff,
        promoCodes: coupons.promoCodes,
        trader: coupons.reservations.reviews,
        factors: coupons,
      });
      await openapiModule(app, { calls, version, isOpen: !isProduction });
    },
  } satisfies Area<object>;
}
