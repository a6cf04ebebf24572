import { type LoadFunction, lambdaContext } from './functions.ts';

const HOUR_MS = 3_600_000;

/** The functions that EventBridge runs on AWS. */
const SCHEDULED = ['queue-shards', 'purge-businesses'] as const;
export type ScheduledFunction = (typeof SCHEDULED)[number];

/** Runs the overdue sweep and the purge every hour, as EventBridge does on AWS. */
export function startSchedules(load: LoadFunction): { stop: () => Promise<void> } {
  const runAll = () => SCHEDULED.map((name) => runSchedule(load, name).catch(console.error));
  const timer = setInterval(runAll, HOUR_MS);
  timer.unref();
  return { stop: async () => clearInterval(timer) };
}

/** Runs a scheduled function now and returns its result. */
export async function runSchedule(load: LoadFunction, name: ScheduledFunction): Promise<unknown> {
  return (await load(name))({}, lambdaContext(name));
}

/** The scheduled function of this name, if there is one. */
export function scheduledFunction(name: string | undefined): ScheduledFunction | undefined {
  return SCHEDULED.find((each) => each === name);
}
