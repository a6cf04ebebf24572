import { storedItem, storeItem } from './emulators.ts';
import type { Person } from './given.ts';

const A_YEAR_MS = 365 * 86_400_000;

/** Backdates a person's business by a year, so that it has the highest daily message allowance. */
export async function backdateBusiness({ businessId }: Pick<Person, 'businessId'>): Promise<void> {
  const business = await storedItem(`BUSINESS#${businessId}`, 'BUSINESS');
  const createdAt = new Date(Date.now() - A_YEAR_MS).toISOString();
  await storeItem({ ...business, createdAt });
}
