import { describe, expect, it } from 'vitest';
import type { MailPurpose } from '#functions/services/suppressions.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { suppressedAddresses } from './suppressed-addresses.ts';

const suppressions = suppressedAddresses(await emulatedTable());
const AT = '2026-03-01T12:00:00.000Z';
const LATER = '2026-03-11T12:00:00.000Z';
const DAY_MS = 86_400_000;
const daysAfter = (days: number, from = AT) => new Date(Date.parse(from) + days * DAY_MS);
const anAddress = () => `${crypto.randomUUID()}@example.com`;
const bounced = (address: string, at = AT) =>
  suppressions.suppress({ address, reason: 'BOUNCED', purpose: 'BUSINESS', at });
const complained = (address: string, at = AT, purpose: MailPurpose = 'BUSINESS') =>
  suppressions.suppress({ address, reason: 'COMPLAINED', purpose, at });
const find = (address: string, now: Date) => suppressions.find(address, 'BUSINESS', now);
const findForAccount = (address: string, now: Date) => suppressions.find(address, 'ACCOUNT', now);

it('suppresses no unknown address', async () => {
  expect(await find(anAddress(), daysAfter(0))).toBeUndefined();
});

it('ignores the case of an address', async () => {
  const address = anAddress();
  await bounced(address.toUpperCase());
  expect(await find(address, daysAfter(1))).toBe('BOUNCED');
});

it('suppresses an address for 30 days after a bounce, to the second', async () => {
  const address = anAddress();
  await bounced(address);
  expect(await find(address, new Date(daysAfter(30).getTime() - 1_000))).toBe('BOUNCED');
  expect(await find(address, daysAfter(30))).toBeUndefined();
});

it('counts from the last bounce, regardless of the order of arrival', async () => {
  const [inOrder, reversed] = [anAddress(), anAddress()];
  await bounced(inOrder);
  await bounced(inOrder, LATER);
  await bounced(reversed, LATER);
  await bounced(reversed);
  for (const address of [inOrder, reversed]) {
    expect(await find(address, daysAfter(29, LATER))).toBe('BOUNCED');
    expect(await find(address, daysAfter(30, LATER))).toBeUndefined();
  }
});

it('suppresses mails of businesses forever after a complaint about one, regardless of bounces', async () => {
  const [first, last] = [anAddress(), anAddress()];
  await complained(first);
  await bounced(first, LATER);
  await bounced(last);
  await complained(last, LATER);
  for (const address of [first, last]) expect(await find(address, daysAfter(10_000))).toBe('COMPLAINED');
});

describe('the account mails of an address', () => {
  it('arrive after a complaint about an invoice', async () => {
    const address = anAddress();
    await complained(address);
    expect(await findForAccount(address, daysAfter(0))).toBeUndefined();
  });

  it('stop for 30 days after a bounce', async () => {
    const address = anAddress();
    await bounced(address);
    expect(await findForAccount(address, daysAfter(29))).toBe('BOUNCED');
    expect(await findForAccount(address, daysAfter(30))).toBeUndefined();
  });

  it('stop for 30 days after a complaint about one of them, and invoices still arrive', async () => {
    const address = anAddress();
    await complained(address, AT, 'ACCOUNT');
    expect(await findForAccount(address, daysAfter(29))).toBe('COMPLAINED');
    expect(await findForAccount(address, daysAfter(30))).toBeUndefined();
    expect(await find(address, daysAfter(0))).toBeUndefined();
  });
});
