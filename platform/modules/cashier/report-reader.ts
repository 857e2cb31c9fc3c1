import { lookRepeatedly } from '../../clock/repeated-look.ts';
import type { ServerClock } from '../../clock/server-clock.ts';
import type { EndDuty } from '../../database/leader.ts';
import type { PaymentsRepository } from './payments-repository.ts';
import { type PaymentProvider, ProviderAway, type ProviderReportLine } from './provider-port.ts';
import { paymentOfReference } from './provider-questions.ts';
import type { createReconciliationRepository } from './reconciliation-repository.ts';

interface ReaderInput {
  readonly repository: Pick<PaymentsRepository, 'lookSoon'>;
  readonly reconciliation: Pick<ReturnType<typeof createReconciliationRepository>, 'statesOf'>;
  readonly providers: ReadonlyMap<string, PaymentProvider>;
  readonly clock: Pick<ServerClock, 'now' | 'onChange'>;
  readonly onError: (error: unknown) => void;
}

/** Reads the reports of the providers, and has payments asked for that the reports know more about. */
export interface ReportReader {
  /** The duty of the leading process; returns what ends it. */
  lead(): EndDuty;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Time between two reports of a provider, server clock. */
const EVERY_MS = HOUR;
/** What the first report after a start covers. */
const FIRST_SPAN_MS = 30 * DAY;
/** What later ones cover before the one before: providers enter lines late. */
const OVERLAP_MS = DAY;
/** Time of the wall clock between two looks at whether a report is due. */
const LOOK_MS = MINUTE;

/** States in which a payment has taken in what a line of a report says. */
const KNOWN: Readonly<Record<ProviderReportLine['kind'], readonly string[]>> = {
  deposit: ['received', 'charged-back'],
  chargeback: ['charged-back'],
  payout: ['paid'],
};

/**
 * Creates what reads reports: a chargeback, or money that came after its deposit was given up, is known from the report
 * alone when its notice was lost. A line is a hint as a notice is: the provider is asked for the state.
 */
export function createReportReader({
  repository,
  reconciliation,
  providers,
  clock,
  onError,
}: ReaderInput): ReportReader {
  async function read(provider: PaymentProvider, from: number, now: number): Promise<void> {
    const lines = (await provider.report(from, now + 1)).flatMap(({ kind, reference }) => {
      const id = paymentOfReference(reference);
      return id === null ? [] : [{ kind, id }];
    });
    const stateOf = await reconciliation.statesOf([...new Set(lines.map(({ id }) => id))]);
    const isNews = ({ kind, id }: (typeof lines)[number]) => {
      const state = stateOf.get(id);
      return state !== undefined && !KNOWN[kind].includes(state);
    };
    for (const id of new Set(lines.filter(isNews).map((line) => line.id))) await repository.lookSoon(id, now);
  }

  return {
    lead() {
      const readAt = new Map<string, number>();

      async function lookAt(provider: PaymentProvider): Promise<void> {
        const now = clock.now();
        const before = readAt.get(provider.id);
        // A clock that was moved back makes the time since then negative.
        if (before !== undefined && Math.abs(now - before) < EVERY_MS) return;
        try {
          await read(
            provider,
            Math.max(0, before === undefined ? now - FIRST_SPAN_MS : Math.min(before, now) - OVERLAP_MS),
            now,
          );
          readAt.set(provider.id, now);
        } catch (error) {
          // A provider that is away is asked again at the next look.
          if (!(error instanceof ProviderAway)) onError(error);
        }
      }

      const look = async () => {
        for (const provider of providers.values()) await lookAt(provider);
      };
      return lookRepeatedly({ look, clock, onError, everyMs: LOOK_MS });
    },
  };
}
