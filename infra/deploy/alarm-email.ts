import { AlarmEmail } from '#infra/stack/config.ts';
import type { Settings } from './settings.ts';

/** Asks a question in the terminal; undefined where there is none, as in a pipeline. */
export type Ask = ((question: string) => Promise<string>) | undefined;

/**
 * CDK context arguments with the recipient of alarms; asks for it if production has none. Throws where it cannot ask.
 */
export async function alarmArguments(
  { stage, config }: Pick<Settings, 'stage' | 'config'>,
  ask: Ask,
): Promise<string[]> {
  if (config.alarmEmail || stage !== 'production') return [];
  if (!ask) {
    throw new Error(
      'Production has no alarmEmail. Set it in cdk.json, or pass -c alarmEmail=none if no one should receive alarms.',
    );
  }
  for (;;) {
    const { success, data } = AlarmEmail.safeParse((await ask(QUESTION)).trim());
    if (success) return ['-c', `alarmEmail=${data}`];
  }
}

const QUESTION = 'Email address that receives alarms ("none" for none; set alarmEmail in cdk.json to not be asked): ';
