import { SCHEDULED_FUNCTIONS, SCHEDULES, type ScheduledFunction } from '#infra/schedules.ts';
import { HOUR_MS } from '#shared/time-units.ts';
import { type LoadFunction, lambdaContext } from './functions.ts';

/** Runs every scheduled function at its rate, as EventBridge does on AWS. */
export function startSchedules(load: LoadFunction): { stop: () => Promise<void> } {
  const timers = SCHEDULED_FUNCTIONS.map((name) => {
    const run = () => runSchedule(load, name).catch(console.error);
    return setInterval(run, SCHEDULES[name].everyHours * HOUR_MS).unref();
  });
  return { stop: async () => timers.forEach(clearInterval) };
}

/** Runs a scheduled function now, or as of another time, and returns its result. */
export async function runSchedule(load: LoadFunction, name: ScheduledFunction, at?: Date): Promise<unknown> {
  const event = at ? { at: at.toISOString() } : {};
  return (await load(name))(event, lambdaContext(name, SCHEDULES[name].seconds));
}

/** The scheduled function of this name, if there is one. */
export function scheduledFunction(name: string | undefined): ScheduledFunction | undefined {
  return SCHEDULED_FUNCTIONS.find((each) => each === name);
}
