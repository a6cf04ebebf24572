import type { CardLabel } from './schema.ts';

/** Whether a saved card is a bank account, which is debited rather than charged. */
export function isBankAccount({ bank }: Pick<CardLabel, 'bank'>): boolean {
  return bank !== undefined;
}
