import { beforeAll, describe, expect, it } from 'vitest';
import type { Activity } from '#shared/activity/schema.ts';
import { entriesOf, page } from '#test/support/activity-calls.ts';
import { aCustomer, aPerson, type Person } from '#test/support/given.ts';

describe('the list', () => {
  const NAMES = ['Alpha', 'Bravo', 'Charlie', 'Delta', 'Echo'];
  let person: Person;
  beforeAll(async () => {
    person = await aPerson();
    for (const name of NAMES) await aCustomer(person, { name });
  });
  /** The records of entries; those about the owner's own account have none. */
  const labels = (entries: readonly Activity[]) => entries.flatMap(({ record }) => record?.label ?? []);

  it('pages by cursor, newest first, each entry once', async () => {
    const seen: Activity[] = [];
    let next: string | undefined;
    do {
      const { data, next: after } = await page(person, `limit=2${next ? `&cursor=${next}` : ''}`);
      seen.push(...data);
      next = after;
    } while (next);
    expect(labels(seen)).toEqual(NAMES.toReversed());
    expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  });

  it.each([
    ['a record', 'charlie', ['Charlie']],
    ['an action', 'added customer', NAMES.toReversed()],
    ['a field', 'postal code', NAMES.toReversed()],
    ['nothing', 'zulu', []],
  ])('finds %s', async (_, search, expected) => {
    expect(labels(await entriesOf(person, `search=${encodeURIComponent(search)}`))).toEqual(expected);
  });

  it('finds a person', async () => {
    const found = await entriesOf(person, `search=${encodeURIComponent(person.email)}`);
    expect(labels(found)).toEqual(NAMES.toReversed());
    expect(new Set(found.map(({ by }) => by?.userId))).toEqual(new Set([person.id]));
  });

  it('lists a period', async () => {
    const [newest, second] = await entriesOf(person);
    const query = `from=${second?.at}&to=${newest?.at}`;
    expect(labels(await entriesOf(person, query))).toContain('Delta');
    expect(labels(await entriesOf(person, query))).not.toContain('Echo');
  });

  it('exports search results as CSV that runs no formulas', async () => {
    await aCustomer(person, { name: '=1+1 "quoted"' });
    const { body, headers } = await person.call('GET', '/activity/export?search=quoted');
    expect(headers.get('content-type')).toContain('text/csv');
    expect(headers.get('content-disposition')).toMatch(/^attachment; filename="activity-\d{4}-\d\d-\d\d\.csv"$/);
    const lines = String(body).trim().split('\r\n');
    expect(lines[0]).toContain('"Who"');
    expect(lines.slice(1)).not.toEqual([]);
    for (const line of lines.slice(1)) expect(line).toContain('added customer =1+1 ""quoted""');
    expect(lines.join()).toContain(`"'=1+1 ""quoted"""`);
  });
});
