import { type LoadFunction, lambdaContext } from './functions.ts';

const HOUR_MS = 3_600_000;

/** Runs what EventBridge runs on AWS: the overdue sweep at the start and every hour. */
export function startSchedules(load: LoadFunction): { stop: () => Promise<void> } {
  const sweep = () => void runSchedule(load, 'mark-overdue').catch(console.error);
  const timer = setInterval(sweep, HOUR_MS);
  timer.unref();
  return { stop: async () => clearInterval(timer) };
}

/** Runs a scheduled function now and answers what it answers. */
export async function runSchedule(load: LoadFunction, name: 'mark-overdue'): Promise<unknown> {
  return (await load(name))({}, lambdaContext(name));
}
