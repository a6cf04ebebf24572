export type Channel = 'EMAIL' | 'SMS';

/** What an allowance grows from: the age of a business (an ISO timestamp) and its invoices paid by card. */
export type Standing = { readonly createdAt: string; readonly paidByCard: number };

/** Messages per day that a business begins with and gains with each step, up to `most`. */
export const ALLOWANCE: Readonly<Record<Channel, { step: number; most: number }>> = {
  EMAIL: { step: 20, most: 200 },
  SMS: { step: 5, most: 50 },
};
const STEP_MS = 30 * 86_400_000;

/** Messages that a business may send on one day. Each invoice paid by card and each 30 days are a step of growth. */
export function dailyAllowance(channel: Channel, { createdAt, paidByCard }: Standing, now: Date): number {
  const { step, most } = ALLOWANCE[channel];
  const ageSteps = Math.floor((now.getTime() - Date.parse(createdAt)) / STEP_MS);
  return Math.min(most, step * (1 + Math.max(0, paidByCard) + Math.max(0, ageSteps)));
}
