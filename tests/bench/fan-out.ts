import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { cpus } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { type BenchResult, benchLine, benchResult } from './bench-result.ts';
import type { LoadMessage } from './feed/fan-out-load.ts';

type Report = Extract<LoadMessage, { kind: 'report' }>;

interface Scene {
  readonly mode: 'hub' | 'site' | 'tunnel' | 'stringify' | 'deflate' | 'bun';
  readonly readers: number;
}

interface Outcome {
  readonly microsPerSend: number;
  readonly bytesPerSend: number;
  /** CPU of the server in percent of one core. */
  readonly busy: number;
  readonly delivered: number;
  readonly server: Report;
}

const WARM_UP_MS = 1500;
const MEASURE_MS = Number(process.env.BENCH_SECONDS ?? 5) * 1000;
const READERS = Number(process.env.BENCH_READERS ?? 1500);
const MANY_READERS = 6000;
/** Compression for each client saturates a core far below the other modes' number of readers. */
const DEFLATED_READERS = 500;
const PER_SECOND = 10;

const here = join(import.meta.dirname, 'feed');
/** Program that pins a process to one core, where it exists. */
const PIN = 'taskset';
const canPin = cpus().length > 1 && spawnSync(PIN, ['--version']).status === 0;

/** A child process, pinned to a core where possible, that exchanges lines of JSON. */
class Child {
  readonly #process: ChildProcess;
  readonly #messages: LoadMessage[] = [];
  #wake: () => void = () => undefined;

  constructor(core: number, command: readonly string[]) {
    const [app, ...rest] = canPin ? [PIN, '-c', String(core), ...command] : command;
    this.#process = spawn(app as string, rest, { stdio: ['pipe', 'pipe', 'inherit'] });
    createInterface({ input: this.#process.stdout as NodeJS.ReadableStream }).on('line', (line) => {
      this.#messages.push(JSON.parse(line) as LoadMessage);
      this.#wake();
    });
    this.#process.once('exit', () => this.#wake());
  }

  say(line: string): void {
    this.#process.stdin?.write(`${line}\n`);
  }

  async hear<K extends LoadMessage['kind']>(kind: K): Promise<Extract<LoadMessage, { kind: K }>> {
    for (;;) {
      const index = this.#messages.findIndex((message) => message.kind === kind);
      if (index >= 0) return this.#messages.splice(index, 1)[0] as Extract<LoadMessage, { kind: K }>;
      if (this.#process.exitCode !== null) throw new Error(`a child of the bench ended before it said ${kind}`);
      await new Promise<void>((wake) => {
        this.#wake = wake;
      });
    }
  }

  async report(): Promise<Report> {
    this.say('report');
    return this.hear('report');
  }

  end(): void {
    this.#process.kill('SIGKILL');
  }
}

function commandOf({ mode }: Scene, bytes: number): string[] {
  if (mode === 'bun') return [bun() as string, join(here, 'fan-out-bun.js'), String(bytes)];
  return [process.execPath, join(here, 'fan-out-server.ts'), mode];
}

/** Returns the path of the runtime Bun, from the variable BUN or PATH; null when it is not installed. */
function bun(): string | null {
  const app = process.env.BUN ?? 'bun';
  return spawnSync(app, ['--version']).status === 0 ? app : null;
}

async function measure(scene: Scene, bytes = 0): Promise<Outcome> {
  const server = new Child(0, commandOf(scene, bytes));
  const { port } = await server.hear('listening');
  const kind = scene.mode === 'deflate' ? 'deflate' : 'plain';
  const readers = new Child(1, [
    process.execPath,
    join(here, 'fan-out-readers.ts'),
    String(port),
    String(scene.readers),
    kind,
  ]);
  try {
    await readers.hear('connected');
    await sleep(WARM_UP_MS);
    for (const child of [server, readers]) child.say('measure');
    await sleep(MEASURE_MS);
    const sent = await server.report();
    const received = await readers.report();
    return {
      microsPerSend: sent.micros / sent.sent,
      bytesPerSend: received.bytes / sent.sent,
      busy: sent.micros / (sent.millis * 10),
      delivered: sent.sent / ((scene.readers * PER_SECOND * sent.millis) / 1000),
      server: sent,
    };
  } finally {
    readers.end();
    server.end();
  }
}

function costs(id: string, what: string, outcome: Outcome): BenchResult[] {
  return [
    benchResult({
      id: `fan-out.${id}.send`,
      what: `server CPU for one message, ${what}`,
      value: outcome.microsPerSend,
      unit: 'us',
    }),
    benchResult({ id: `fan-out.${id}.bytes`, what: 'bytes of it on the wire', value: outcome.bytesPerSend, unit: 'B' }),
  ];
}

function comparison(id: string, what: string, value: number, goal: number): BenchResult {
  return benchResult({ id: `fan-out.${id}`, what, value, unit: 'x', goal: { op: '<=', value: goal } });
}

async function manyReaders(): Promise<BenchResult[]> {
  const { busy, delivered, server } = await measure({ mode: 'hub', readers: MANY_READERS });
  const passes = [...server.passes].sort((a, b) => a - b);
  const ceiling = (value: number) => ({ op: '<=', value }) as const;
  return [
    benchResult({
      id: 'fan-out.6000.busy',
      what: '6,000 readers ten times a second: CPU of one core',
      value: busy,
      unit: '%',
      goal: ceiling(55),
    }),
    benchResult({
      id: 'fan-out.6000.pass',
      what: 'a pass over all of them, 95th percentile',
      value: passes[Math.floor(passes.length * 0.95)] ?? 0,
      unit: 'ms',
      goal: ceiling(100),
    }),
    benchResult({ id: 'fan-out.6000.longest-pass', what: 'the longest pass', value: passes.at(-1) ?? 0, unit: 'ms' }),
    benchResult({
      id: 'fan-out.6000.delivered',
      what: 'share of the messages that was sent',
      value: delivered,
      unit: '',
      goal: { op: '>=', value: 0.98 },
    }),
  ];
}

/** Measures the hub's cost per message and reader, against usual servers and native code (performance §6, F1–F3). */
export async function run(): Promise<BenchResult[]> {
  const hub = await measure({ mode: 'hub', readers: READERS });
  const site = await measure({ mode: 'site', readers: READERS });
  const tunnel = await measure({ mode: 'tunnel', readers: READERS });
  const stringify = await measure({ mode: 'stringify', readers: READERS });
  const deflate = await measure({ mode: 'deflate', readers: DEFLATED_READERS });
  const native = bun() === null ? null : await measure({ mode: 'bun', readers: READERS }, Math.round(hub.bytesPerSend));
  if (native === null) console.log('native publish is not measured: no app bun on the path or in BUN');
  return [
    ...costs('hub', `a frame built once, ${READERS} readers`, hub),
    ...costs('site', 'the same through the site’s server', site),
    ...costs('tunnel', 'the same through a site with its back end elsewhere', tunnel),
    ...costs('stringify', 'JSON made for each client', stringify),
    ...costs('deflate', `compressed for each client, ${DEFLATED_READERS} readers`, deflate),
    ...(native ? costs('native', 'publish() of Bun, the same bytes', native) : []),
    comparison(
      'by-stringify',
      'hub against JSON made for each client',
      hub.microsPerSend / stringify.microsPerSend,
      0.6,
    ),
    comparison('site.by-hub', 'through the site against straight', site.microsPerSend / hub.microsPerSend, 1.15),
    comparison('by-deflate', 'hub against compression for each client', hub.microsPerSend / deflate.microsPerSend, 0.2),
    ...(native
      ? [comparison('by-native', 'hub against native publish', hub.microsPerSend / native.microsPerSend, 1.35)]
      : []),
    ...(await manyReaders()),
  ];
}

if (process.argv[1] && resolve(process.argv[1]) === import.meta.filename) {
  const results = await run();
  for (const result of results) console.log(benchLine(result));
  process.exitCode = results.some((result) => result.ok === false) ? 1 : 0;
}
