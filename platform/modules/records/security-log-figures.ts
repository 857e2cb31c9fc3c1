import type { Metrics } from './metrics-service.ts';
import type { SecurityLog } from './security-log-service.ts';

/** Adds the figures of the record of security events; docs/operations.md says which values call for an operator. */
export function addSecurityLogFigures(metrics: Metrics, securityLog: Pick<SecurityLog, 'head' | 'waiting'>): void {
  metrics.gauge('fairline_security_log_unsealed', 'Security events that wait for their seal', async () => {
    return (await securityLog.waiting()).count;
  });
  metrics.gauge('fairline_security_log_unsealed_age_seconds', 'Age of the oldest of them', async () => {
    return (await securityLog.waiting()).ageMs / 1000;
  });
  metrics.gauge('fairline_security_log_position', 'Length of the chain of seals', async () => {
    return (await securityLog.head()).position;
  });
}
