import type { FastifyInstance } from 'fastify';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

/** Reads one figure when the metrics are asked for. */
type Reading = () => number | Promise<number>;
/** Reads figures that differ by one label. */
type LabelledReading = () => Promise<readonly (readonly [label: string, value: number])[]>;

/** Figures of one process in the format of Prometheus; docs/operations.md lists them with thresholds. */
export interface Metrics {
  /** Counts an event of the security log. */
  countEvent(kind: string): void;
  /** Adds a figure that is read with each scrape. A reading that fails leaves its figure out of that scrape. */
  gauge(name: string, help: string, read: Reading): void;
  /** Adds figures that differ by a label. */
  gauges(name: string, help: string, label: string, read: LabelledReading): void;
  /** Counts the answers of an app: by status class, by code of the error, and their duration. */
  follow(app: FastifyInstance): void;
  /** Returns all figures as text. */
  text(): Promise<string>;
  /** Media type of the text. */
  readonly type: string;
}

interface MetricsInput {
  readonly onError: (error: unknown) => void;
}

/** Upper ends of the histogram of durations, seconds. */
const DURATIONS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** Creates the metrics of one process. */
export function createMetrics({ onError }: MetricsInput): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const events = new Counter({
    registers,
    name: 'fairline_security_events_total',
    help: 'Events of the security log that this process has recorded',
    labelNames: ['kind'],
  });
  const answers = new Counter({
    registers,
    name: 'fairline_answers_total',
    help: 'Answers to calls, by class of their status',
    labelNames: ['status'],
  });
  const refusals = new Counter({
    registers,
    name: 'fairline_refusals_total',
    help: 'Answers with an error, by its code',
    labelNames: ['code'],
  });
  const durations = new Histogram({
    registers,
    name: 'fairline_answer_seconds',
    help: 'Time from a call to the end of its answer',
    buckets: DURATIONS,
  });

  return {
    type: registry.contentType,
    countEvent: (kind) => events.inc({ kind }),
    gauge(name, help, read) {
      new Gauge({
        registers,
        name,
        help,
        async collect() {
          try {
            this.set(await read());
          } catch (error) {
            this.reset();
            this.remove();
            onError(error);
          }
        },
      });
    },
    gauges(name, help, label, read) {
      new Gauge({
        registers,
        name,
        help,
        labelNames: [label],
        async collect() {
          this.reset();
          try {
            for (const [value, figure] of await read()) this.set({ [label]: value }, figure);
          } catch (error) {
            onError(error);
          }
        },
      });
    },
    follow(app) {
      app.addHook('onResponse', (request, reply, done) => {
        answers.inc({ status: `${Math.floor(reply.statusCode / 100)}xx` });
        durations.observe(reply.elapsedTime / 1000);
        if (request.refusedWith !== null) refusals.inc({ code: request.refusedWith });
        done();
      });
    },
    text: () => registry.metrics(),
  };
}
