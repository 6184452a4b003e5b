import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

/** What a server tells about itself, for Prometheus. Nothing in it names a person or a table. */
export interface Metrics {
  readonly registry: Registry;
  readonly appended: (seconds: number) => void;
  readonly thought: (level: string, seconds: number) => void;
  readonly answered: (method: string, route: string, status: number, seconds: number) => void;
  readonly moved: (answer: string) => void;
  /** Figures that are looked up when somebody asks. */
  readonly gauge: (name: string, help: string, read: () => number) => void;
  readonly gaugeBy: (
    label: string,
    name: string,
    help: string,
    read: () => Promise<Readonly<Record<string, number>>>,
  ) => void;
}

const QUICK = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const moves = new Counter({
    name: 'drover_actions_total',
    help: 'Moves and steps back by what was answered',
    labelNames: ['answer'],
    registers,
  });
  const appends = new Histogram({
    name: 'drover_append_seconds',
    help: 'Time until an action was durable',
    buckets: QUICK,
    registers,
  });
  const thoughts = new Histogram({
    name: 'drover_bot_think_seconds',
    help: 'Time bots took for a decision, waiting for a free thread included',
    labelNames: ['level'],
    buckets: [0.005, 0.02, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30],
    registers,
  });
  const requests = new Histogram({
    name: 'drover_request_seconds',
    help: 'Time until a request was answered',
    labelNames: ['method', 'route', 'status'],
    buckets: QUICK,
    registers,
  });

  return {
    registry,
    appended: (seconds) => appends.observe(seconds),
    thought: (level, seconds) => thoughts.observe({ level }, seconds),
    answered: (method, route, status, seconds) => requests.observe({ method, route, status }, seconds),
    moved: (answer) => moves.inc({ answer }),
    gaugeBy(label, name, help, read) {
      const gauge = new Gauge({
        name,
        help,
        registers,
        labelNames: [label],
        async collect() {
          gauge.reset();
          // The other figures are of use all the more when the database is away.
          const figures = await read().catch(() => ({}));
          for (const [value, figure] of Object.entries(figures)) gauge.set({ [label]: value }, figure);
        },
      });
    },
    gauge(name, help, read) {
      const gauge = new Gauge({
        name,
        help,
        registers,
        collect() {
          gauge.set(read());
        },
      });
    },
  };
}
