import { addDays } from '#shared/calendar-day.ts';
import type { Filing, FilingInput } from '#shared/reports/filing.ts';
import type { Person } from './given.ts';

let days = 0;

/** A new day each time, since periods do not overlap. */
export function aFiledDay(): Pick<FilingInput, 'from' | 'to'> {
  days += 1;
  const day = addDays('2001-01-01', days);
  return { from: day, to: day };
}

/** A period of GST/HST that a person has filed, by default a day of its own. */
export async function aFiling(by: Person, changes: Partial<FilingInput> = {}): Promise<Filing> {
  const body = { account: 'GST_HST', ...aFiledDay(), ...changes };
  const answer = await by.call<Filing>('POST', '/reports/taxes/filings', { body });
  if (answer.status !== 201) throw new Error(`Filing returned ${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}
