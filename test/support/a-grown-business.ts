import { storedItem, storeItem } from './emulators.ts';
import type { Person } from './given.ts';

const A_YEAR_MS = 365 * 86_400_000;

/** Makes a person's business a year older, so that it has the highest daily message allowance. */
export async function growOld({ businessId }: Pick<Person, 'businessId'>): Promise<void> {
  const business = await storedItem(`BUSINESS#${businessId}`, 'BUSINESS');
  const createdAt = new Date(Date.now() - A_YEAR_MS).toISOString();
  await storeItem({ ...business, createdAt });
}
