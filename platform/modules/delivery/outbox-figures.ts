import type { ServerClock } from '../../clock/server-clock.ts';
import type { Metrics } from '../records/metrics-service.ts';
import type { MessageService } from './delivery-service.ts';

interface OutboxFigures {
  readonly messages: Pick<MessageService, 'post'>;
  readonly clock: ServerClock;
}

/** Adds the figures of messages that wait; docs/operations.md says which values call for an operator. */
export function addOutboxFigures(metrics: Metrics, { messages, clock }: OutboxFigures): void {
  metrics.gauge('fairline_outbox_waiting', 'Messages that wait to be sent', async () => {
    return (await messages.post()).standing.waiting;
  });
  metrics.gauge('fairline_outbox_dead', 'Messages of the last days that were given up', async () => {
    return (await messages.post()).standing.dead;
  });
  metrics.gauge('fairline_outbox_age_seconds', 'Age of the oldest message that waits', async () => {
    const { waitingSince } = (await messages.post()).standing;
    return waitingSince === null ? 0 : Math.max(0, clock.now() - waitingSince) / 1000;
  });
}
