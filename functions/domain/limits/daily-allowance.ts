import { DAY_MS } from '#shared/time-units.ts';

export type Channel = 'EMAIL' | 'SMS';

/** The inputs of a business's allowance: its creation time (ISO) and its number of invoices paid by card or debit. */
export type Standing = { readonly createdAt: string; readonly paidByCard: number };

/** Messages per day: a new business may send `step`, and each step of growth adds as many, up to `most`. */
export const ALLOWANCE: Readonly<Record<Channel, { step: number; most: number }>> = {
  EMAIL: { step: 20, most: 200 },
  SMS: { step: 5, most: 50 },
};
const STEP_MS = 30 * DAY_MS;

/**
 * Messages that a business may send per day. Each invoice paid by card or debit is a step of growth, as are 30 days.
 */
export function dailyAllowance(channel: Channel, { createdAt, paidByCard }: Standing, now: Date): number {
  const { step, most } = ALLOWANCE[channel];
  const ageSteps = Math.floor((now.getTime() - Date.parse(createdAt)) / STEP_MS);
  return Math.min(most, step * (1 + Math.max(0, paidByCard) + Math.max(0, ageSteps)));
}
