import type { ActivityPage } from '#shared/activity/schema.ts';
import type { Person } from './given.ts';

/** A page of the activity of the caller's business. */
export const page = async (by: Person, query = '') => (await by.call<ActivityPage>('GET', `/activity?${query}`)).body;
/** The entries of that page. */
export const entriesOf = async (by: Person, query = '') => (await page(by, query)).data;
/** That page's entries by users other than the caller. */
export const entriesOfOthers = async (by: Person, query = '') =>
  (await entriesOf(by, query)).filter((entry) => entry.by?.userId !== by.id);
