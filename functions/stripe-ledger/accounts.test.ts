import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { businessKey, stripeAccountKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put, putNew } from '#functions/data/table/write.ts';
import type { AccountState } from '#functions/services/card-payments.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { anEvent, aPaidSession } from '#test/support/stripe-event.ts';
import { ACCOUNT, type EventsHarness, eventsHarness } from '#test/support/stripe-events-harness.ts';
import { applyEvent } from './apply.ts';

let table: Table;
let harness: EventsHarness;
beforeAll(async () => {
  table = await emulatedTable();
  harness = await eventsHarness(table);
});

describe('a payment on an account whose access was revoked', () => {
  const account = 'acct_left';
  const apply = (type: string, object: object, from = account) =>
    applyEvent(harness.dependencies, anEvent(type, from, object) as Parameters<typeof applyEvent>[1], new Date());

  it('counts when reported late; one on a stranger’s account does not, and the log names no invoice', async () => {
    const business = { id: 'left', ownerId: 'owner', timeZone: 'UTC', createdAt: '2026-01-01T00:00:00Z' };
    await table.transact({
      business: putNew({ ...business, stripeAccountId: account, ...businessKey(business.id) }),
      account: putNew({ ...stripeAccountKey(account), businessId: business.id }),
    });
    const { id } = await harness.givenAnInvoice({ businessId: business.id });
    await apply('account.application.deauthorized', {});
    const lines = await loggedBy(() => apply('checkout.session.completed', aPaidSession(id), 'acct_stranger'));
    expect(lines).toContain('payment-event-without-invoice');
    expect(lines).not.toContain(id);
    expect(await harness.read(id)).toMatchObject({ status: 'SENT' });
    await apply('checkout.session.completed', aPaidSession(id));
    expect(await harness.read(id)).toMatchObject({ status: 'PAID', paidCents: 20_000 });
  });
});

describe('a report about an account', () => {
  const OWN = 'acct_now';
  const FORMER = 'acct_before';
  const business = { id: 'connected', ownerId: 'owner', timeZone: 'UTC', createdAt: '2026-01-01T00:00:00Z' };
  const connected = { stripeAccountId: OWN, formerStripeAccountId: FORMER, stripeConnected: true };
  const told = (type: string, account: string, state: AccountState) =>
    applyEvent(
      {
        ...harness.dependencies,
        payments: { ...harness.dependencies.payments, accountStanding: async () => ({ state, takesDebits: true }) },
      },
      anEvent(type, account, {}) as Parameters<typeof applyEvent>[1],
      new Date(),
    );
  const read = () => harness.dependencies.businesses.find(business.id);
  beforeEach(async () => {
    await table.transact({
      business: put({ ...business, ...connected, ...businessKey(business.id) }),
      own: put({ ...stripeAccountKey(OWN), businessId: business.id }),
      former: put({ ...stripeAccountKey(FORMER), businessId: business.id }),
    });
  });

  it('takes effect immediately: cards can no longer be charged, and then can again', async () => {
    await told('account.updated', OWN, 'incomplete');
    expect(await read()).toMatchObject({ ...connected, stripeConnected: false });
    await told('account.updated', OWN, 'active');
    expect(await read()).toMatchObject(connected);
  });

  it.each([
    ['account.updated', 'incomplete'],
    ['account.updated', 'active'],
    ['account.application.deauthorized', 'active'],
  ] as const)('is ignored for a former account: %s, %s', async (type, state) => {
    await told(type, FORMER, state);
    expect(await read()).toMatchObject(connected);
  });
});

async function loggedBy(work: () => Promise<void>): Promise<string> {
  vi.stubEnv('LOG_LEVEL', 'error');
  const write = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  await work().finally(() => vi.unstubAllEnvs());
  const lines = write.mock.calls.map(([line]) => String(line)).join('');
  write.mockRestore();
  return lines;
}

it('an event without an account matches no business, not even one without an account', async () => {
  const business = { id: 'unconnected', ownerId: 'owner', timeZone: 'UTC', createdAt: '2026-01-01T00:00:00Z' };
  await table.transact({ business: putNew({ ...business, ...businessKey(business.id) }) });
  const { id } = await harness.givenAnInvoice({ businessId: business.id });
  const { account: _, ...event } = anEvent('checkout.session.completed', '', aPaidSession(id)) as { account: string };
  await applyEvent(harness.dependencies, event as unknown as Parameters<typeof applyEvent>[1], new Date());
  expect(await harness.read(id)).toMatchObject({ status: 'SENT', version: 1 });
});

it('a live event without a live key changes nothing and is logged', async () => {
  const { id } = await harness.givenAnInvoice();
  const live = { ...anEvent('checkout.session.completed', ACCOUNT, aPaidSession(id)), livemode: true };
  const logged = await loggedBy(() =>
    applyEvent(harness.dependencies, live as Parameters<typeof applyEvent>[1], new Date()),
  );
  expect(logged).toContain('live-event-without-live-key');
  expect(await harness.read(id)).toMatchObject({ status: 'SENT', version: 1 });
});
