import { expect, it } from 'vitest';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { suppressedAddresses } from './suppressed-addresses.ts';

const suppressions = suppressedAddresses(await emulatedTable());
const AT = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-11T12:00:00.000Z';
const DAY_MS = 86_400_000;
const after = (days: number, from = AT) => new Date(Date.parse(from) + days * DAY_MS);
const anAddress = () => `${crypto.randomUUID()}@example.com`;
const bounced = (address: string, at = AT) => suppressions.suppress({ address, reason: 'BOUNCED', at });
const complained = (address: string, at = AT) => suppressions.suppress({ address, reason: 'COMPLAINED', at });

it('suppresses no unknown address', async () => {
  expect(await suppressions.find(anAddress(), after(0))).toBeUndefined();
});

it('ignores the case of an address', async () => {
  const address = anAddress();
  await bounced(address.toUpperCase());
  expect(await suppressions.find(address, after(1))).toBe('BOUNCED');
});

it('suppresses an address for 30 days after a bounce, to the second', async () => {
  const address = anAddress();
  await bounced(address);
  expect(await suppressions.find(address, new Date(after(30).getTime() - 1_000))).toBe('BOUNCED');
  expect(await suppressions.find(address, after(30))).toBeUndefined();
});

it('counts from the last bounce, regardless of the order of arrival', async () => {
  const [inOrder, reversed] = [anAddress(), anAddress()];
  await bounced(inOrder);
  await bounced(inOrder, LATER);
  await bounced(reversed, LATER);
  await bounced(reversed);
  for (const address of [inOrder, reversed]) {
    expect(await suppressions.find(address, after(29, LATER))).toBe('BOUNCED');
    expect(await suppressions.find(address, after(30, LATER))).toBeUndefined();
  }
});

it('suppresses an address forever after a complaint, regardless of bounces', async () => {
  const [first, last] = [anAddress(), anAddress()];
  await complained(first);
  await bounced(first, LATER);
  await bounced(last);
  await complained(last, LATER);
  for (const address of [first, last]) expect(await suppressions.find(address, after(10_000))).toBe('COMPLAINED');
});
