import type { FastifyInstance } from 'fastify';
import { policyReportsCall } from '#shared/contracts/policy-reports.ts';
import type { RegisterCall } from '../../plugins/call-route.ts';
import type { PolicyReportsService } from './policy-reports-service.ts';

/** Types in which browsers send reports. */
const REPORT_TYPES = ['application/csp-report', 'application/reports+json'];

interface PolicyReportsModule {
  readonly register: RegisterCall;
  readonly policyReports: PolicyReportsService;
}

/** Registers the call that takes reports about content security policies. */
export function policyReportsModule(app: FastifyInstance, { register, policyReports }: PolicyReportsModule): void {
  app.register(async (scope) => {
    scope.addContentTypeParser(REPORT_TYPES, { parseAs: 'string' }, scope.getDefaultJsonParser('error', 'error'));
    register(scope, policyReportsCall, async ({ body }) => ({ taken: await policyReports.take(body) }));
  });
}
