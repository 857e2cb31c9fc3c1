import type { FastifyInstance } from 'fastify';
import {
  controlBanCall,
  controlBlockCall,
  controlClockCall,
  controlConfigCall,
  controlFaultCall,
  controlFundCall,
  controlGeoCall,
  controlIncidentCall,
  controlLandingCall,
  controlLetterCall,
  controlLettersCall,
  controlMaintenanceCall,
  controlOutcomeCall,
  controlResetCall,
  controlSectionsCall,
  controlSpeedCall,
  controlStateCall,
  controlTermsCall,
} from '#shared/contracts/control.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { SupportStaff } from '../support/service.ts';
import { controlGuard } from './control-guard.ts';
import { type ControlDependencies, createControlService } from './control-service.ts';
import { supportControls } from './support-controls.ts';

interface ControlModule extends ControlDependencies {
  readonly register: RegisterCall;
  readonly production: boolean;
  /** Opens the controls in production; '' keeps them closed there. */
  readonly secret: string;
  readonly staff: SupportStaff;
}

/** QA's controls. In production they are there only for callers with the secret, and not at all without one. */
export function controlModule(app: FastifyInstance, input: ControlModule): void {
  const { register, production, secret, staff, ...dependencies } = input;
  if (production && secret === '') return;
  const service = createControlService(dependencies);

  app.register(async (scope) => {
    if (production) scope.addHook('onRequest', controlGuard(secret));
    register(scope, controlStateCall, () => service.state());
    register(scope, controlClockCall, ({ body }) => service.moveClock(body));
    register(scope, controlSpeedCall, ({ body }) => service.setSpeed(body.factor));
    register(scope, controlIncidentCall, ({ body }) => service.incident(body));
    register(scope, controlOutcomeCall, ({ body }) => service.outcome(body));
    register(scope, controlConfigCall, ({ body }) => service.mergeConfig(body));
    register(scope, controlBlockCall, ({ body }) => service.block(body.reason));
    register(scope, controlMaintenanceCall, ({ body }) => service.maintenance(body));
    register(scope, controlTermsCall, ({ body }) => service.terms(body.changed));
    register(scope, controlSectionsCall, ({ body }) => service.sections(body));
    register(scope, controlBanCall, ({ body }) => service.ban(body));
    register(scope, controlLetterCall, ({ body }) => service.letter(body));
    register(scope, controlLettersCall, ({ body }) => service.letters(body));
    register(scope, controlLandingCall, ({ body }) => service.landing(body));
    register(scope, controlGeoCall, ({ body }) => service.liftGeography(body.hours));
    register(scope, controlFundCall, ({ body }) => service.fund(body));
    register(scope, controlFaultCall, ({ body }) => service.fault(body));
    register(scope, controlResetCall, () => service.reset());
    supportControls(scope, register, staff);
  });
}
