import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { auditLogIn } from '#functions/domain/audit/audit-log.ts';
import { type Entry, entryWrite } from '#functions/domain/audit/entry.ts';
import type { Activity } from '#shared/activity/schema.ts';
import { openCountingTable } from '#test/bench/counting-table.ts';
import { exportActivity, listActivity } from './activity.ts';

const ENTRIES = 1_500;
const START = Date.parse('2026-03-01T00:00:00Z');
const folder = mkdtempSync(join(tmpdir(), 'activity-'));
const { table, costOf, fill, stop } = await openCountingTable(folder);
afterAll(async () => {
  await stop();
  rmSync(folder, { recursive: true, force: true });
});

/** An entry as large as most; its label is its number. */
const entryOf = (number: number): Entry => ({
  action: 'invoice.update',
  by: { userId: 'u'.repeat(36), name: 'Marguerite Bélanger', email: 'marguerite@example.com' },
  address: '203.0.113.7',
  device: 'Firefox on Windows',
  record: { kind: 'invoice', id: 'i'.repeat(22), label: `INV-${number}` },
  changes: Array.from({ length: 5 }, () => ({
    field: 'billingName',
    from: { kind: 'text', text: 'Café Léger' },
    to: { kind: 'text', text: 'Maison Verte' },
  })),
});
await fill(
  Array.from({ length: ENTRIES }, (_, n) => entryWrite('b', entryOf(n), new Date(START + n)).Put?.Item as object),
);
const log = auditLogIn(table, 'b');
const labels = (entries: readonly Activity[]) => entries.map(({ record }) => record?.label);

it('reads only as much as a page shows', async () => {
  expect((await costOf(() => listActivity(log, { limit: 25 }, 'en'))).units).toBeLessThanOrEqual(10);
});

it('reads at most 1,000 entries for a page of search results, and continues after them', async () => {
  const { units } = await costOf(() => listActivity(log, { search: 'INV-3.' }, 'en'));
  expect(units).toBeLessThanOrEqual(250);
  const search = 'INV-33';
  const first = await listActivity(log, { search }, 'en');
  expect(first).toEqual({ data: [], next: expect.any(String) });
  const second = await listActivity(log, { search, cursor: first.next }, 'en');
  expect(labels(second.data)).toContain(search);
  expect(second.next).toBeUndefined();
});

it('pages through a search without losing or repeating a match', async () => {
  const found: Activity[] = [];
  let cursor: string | undefined;
  do {
    const { data, next } = await listActivity(log, { search: 'inv-1', limit: 100, cursor }, 'en');
    found.push(...data);
    cursor = next;
  } while (cursor);
  const expected = Array.from({ length: ENTRIES }, (_, n) => `INV-${n}`).filter((label) => label.startsWith('INV-1'));
  expect(labels(found).toReversed()).toEqual(expected);
});

it('exports a row per change, with days and times of the business', async () => {
  const { rows, fileName } = await exportActivity(
    log,
    { search: 'INV-1499' },
    { now: new Date(START), timeZone: 'America/Vancouver', language: 'en' },
  );
  expect(fileName).toBe('activity-2026-02-28.csv');
  expect(rows).toHaveLength(6);
  expect(rows[1]).toEqual([
    '2026-02-28T16:00:01-08:00',
    'Marguerite Bélanger',
    'marguerite@example.com',
    'changed invoice INV-1499',
    ...['customer', 'Café Léger', 'Maison Verte'],
    ...['203.0.113.7', 'Firefox on Windows'],
  ]);
});

it('is searched and exported in the language of the reader', async () => {
  const search = 'a modifié la facture INV-1499';
  expect((await listActivity(log, { search: 'modifié', limit: 1 }, 'en')).data).toEqual([]);
  const { data } = await listActivity(log, { search: 'modifié', limit: 1 }, 'fr');
  expect(data).toMatchObject([{ device: 'Firefox sur Windows' }]);
  const occasion = { now: new Date(START), timeZone: 'America/Vancouver', language: 'fr' } as const;
  const { rows, fileName } = await exportActivity(log, { search: 'INV-1499' }, occasion);
  expect(fileName).toBe('activite-2026-02-28.csv');
  expect(rows[0]).toContain('Ancienne valeur');
  expect(rows[1]).toEqual(expect.arrayContaining([search, 'client', 'Firefox sur Windows']));
});
