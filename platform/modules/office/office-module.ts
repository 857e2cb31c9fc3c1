import type { FastifyInstance } from 'fastify';
import { officeMenuCall } from '#shared/contracts/office.ts';
import { isBanned } from '#shared/domain/guards/ban-levels.ts';
import { ACCOUNT_TYPE } from '#shared/domain/money/account-types.ts';
import { ApiError } from '../../plugins/api-error.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { Accounts } from '../accounts/accounts-service.ts';
import type { Authentication } from '../accounts/authentication-service.ts';
import type { ConfigService } from '../config/config-service.ts';
import type { RegistrationService } from '../registration/registration-service.ts';
import { officeMenu } from './office-menu.ts';

interface OfficeModule {
  readonly register: RegisterCall;
  readonly config: ConfigService;
  readonly accounts: Accounts;
  readonly authentication: Authentication;
  readonly registration: Pick<RegistrationService, 'countryOf'>;
}

/** Registers the call of the account menu (shell §7, getOfficeMenu). */
export function officeModule(app: FastifyInstance, input: OfficeModule): void {
  const { register, config, accounts, authentication, registration } = input;
  register(app, officeMenuCall, async ({ request }) => {
    const session = await authentication.sessionOf(request);
    if (!session) throw new ApiError('SESSION_REQUIRED');
    const { player, accounts: all } = await accounts.sessionAnswer(session);
    return {
      categories: officeMenu(config.config()),
      user: {
        bonus_balance: all.filter(({ type }) => type === ACCOUNT_TYPE.bonus).map(({ iso, money }) => ({ iso, money })),
        country_code: (await registration.countryOf(session.userId)) ?? '',
        recharge_allow: !isBanned(player.banLevel),
        email: player.email,
        name: player.name,
      },
    };
  });
}
