import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { OpenCheckout } from '#functions/data/invoice/invoice-record.ts';
import { businessKey, invoicePaidKey, stripeAccountKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put, putNew } from '#functions/data/table/write.ts';
import type { AccountState } from '#functions/services/card-payments.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { aDispute, anEvent, aPaidSession, aRefundedCharge } from '#test/support/stripe-event.ts';
import { ACCOUNT, type EventsBench, eventsBench } from '#test/support/stripe-events-bench.ts';
import { applyEvent } from './apply.ts';

let table: Table;
let bench: EventsBench;
beforeAll(async () => {
  table = await emulatedTable();
  bench = await eventsBench(table);
});

const CHECKOUT: OpenCheckout = {
  attempt: 1,
  version: 1,
  accountId: ACCOUNT,
  amountCents: 20_000,
  currency: 'CAD',
  expiresAt: 1_780_000_000,
  sessionId: 'cs_open',
};

describe('an invoice that a person marked as paid', () => {
  const BY_HAND = {
    status: 'PAID',
    paidAt: '2026-03-02T00:00:00.000Z',
    paidOn: '2026-03-01',
    paidByHandVersion: 1,
  } as const;

  it('tells of a card payment that comes on top, and stays paid when that is refunded', async () => {
    const { id, pi } = await bench.givenAPaidInvoice(BY_HAND);
    expect(await bench.read(id)).toMatchObject({ ...BY_HAND, paymentNotice: expect.stringContaining('More was paid') });
    await bench.apply('charge.refunded', aRefundedCharge(id, pi, 20_000));
    const refunded = await bench.read(id);
    expect(refunded).toMatchObject({ ...BY_HAND, paidCents: 0 });
    expect(refunded).not.toHaveProperty('paymentNotice');
  });

  it('stays paid when the part that came by card is refunded', async () => {
    const { id, pi } = await bench.givenAPaidInvoice({}, 5_000);
    const part = await bench.read(id);
    const [entry] = await bench.dependencies.store.listEntries(id);
    const version = part.version + 1;
    // In the same second as the card payment.
    const after = { ...part, ...BY_HAND, paidAt: entry?.at ?? '', version, paidByHandVersion: version };
    await bench.dependencies.invoices.replace({ before: part, after, events: [] });
    await bench.apply('charge.refunded', aRefundedCharge(id, pi, 1_000));
    const refunded = await bench.read(id);
    expect(refunded).toMatchObject({ status: 'PAID', paidCents: 4_000, paidAt: after.paidAt });
    expect(refunded).not.toHaveProperty('paymentNotice');
  });

  it('records an extra card payment made before but reported after', async () => {
    const { id } = await bench.givenAnInvoice(BY_HAND);
    await bench.apply('checkout.session.completed', aPaidSession(id), { at: '2026-03-01T00:00:00.000Z' });
    expect(await bench.read(id)).toMatchObject({ ...BY_HAND, paymentNotice: expect.stringContaining('More was paid') });
  });
});

describe('a payment reported late', () => {
  const at = '2026-03-10T05:30:00.000Z';
  const now = new Date('2026-03-10T18:00:00.000Z');

  it('has the provider’s time, and the day in the business’s time zone', async () => {
    const { id } = await bench.givenAnInvoice();
    await bench.apply('checkout.session.completed', aPaidSession(id), { at, now });
    expect(await bench.read(id)).toMatchObject({ paidAt: at, paidOn: '2026-03-09', updatedAt: now.toISOString() });
    const paid = await table.get(invoicePaidKey('business', '2026-03-09'));
    expect(paid).toMatchObject({ CAD: 20_000 });
    expect(await bench.timesOf(id)).toMatchObject([{ type: 'CREATED' }, { type: 'PAYMENT', at }, { type: 'STATUS' }]);
  });

  it('failed at the provider’s time', async () => {
    const { id } = await bench.givenAnInvoice();
    await bench.apply('checkout.session.async_payment_failed', aPaidSession(id), { at, now });
    expect(await bench.timesOf(id)).toMatchObject([{ type: 'CREATED' }, { type: 'PAYMENT', at }]);
  });
});

describe('a payment that failed on its way', () => {
  it('is in the history once, however often it is reported, and frees the invoice for another checkout', async () => {
    const { id } = await bench.givenAnInvoice({ checkout: CHECKOUT });
    const session = aPaidSession(id, { id: 'cs_open', payment_status: 'unpaid' });
    const event = crypto.randomUUID();
    const failed = () => bench.apply('checkout.session.async_payment_failed', session, { id: event });
    await Promise.all(Array.from({ length: 5 }, failed));
    await failed();
    const payments = (await bench.historyOf(id)).filter((line) => line.startsWith('PAYMENT'));
    expect(payments).toEqual(['PAYMENT 200.00 CAD failed']);
    const invoice = await bench.read(id);
    expect(invoice).toMatchObject({ status: 'SENT', version: 1 });
    expect(invoice).not.toHaveProperty('checkout');
    expect(invoice).not.toHaveProperty('paidCents');
  });

  it('leaves a later checkout open', async () => {
    const { id } = await bench.givenAnInvoice({ checkout: CHECKOUT });
    await bench.apply('checkout.session.async_payment_failed', aPaidSession(id, { id: 'cs_earlier' }));
    expect(await bench.read(id)).toMatchObject({ checkout: CHECKOUT });
  });
});

describe('a checkout that ran out', () => {
  it.each([
    ['is forgotten when it is the open one', 'cs_open', ACCOUNT, false],
    ['leaves another open', 'cs_earlier', ACCOUNT, true],
    ['leaves the one of another account open', 'cs_open', 'acct_other', true],
  ])('%s', async (_, sessionId, account, stays) => {
    const { id } = await bench.givenAnInvoice({ checkout: CHECKOUT });
    const event = anEvent('checkout.session.expired', account, aPaidSession(id, { id: sessionId }));
    await applyEvent(bench.dependencies, event as Parameters<typeof applyEvent>[1], new Date());
    expect('checkout' in (await bench.read(id))).toBe(stays);
  });
});

describe('the checkout that is open', () => {
  it('is still made when nothing else is due than was reserved for it', async () => {
    const { id, pi } = await bench.givenAPaidInvoice();
    const before = await bench.read(id);
    const { sessionId: _, ...reservation } = CHECKOUT;
    await bench.dependencies.invoices.replace({ before, after: { ...before, checkout: reservation }, events: [] });
    await bench.apply('charge.dispute.created', aDispute(pi, { status: 'warning_needs_response' }));
    expect(await bench.read(id)).toMatchObject({ checkout: reservation });
  });

  it('is closed when another amount is due than it asks for', async () => {
    const { id, pi } = await bench.givenAPaidInvoice();
    const dispute = aDispute(pi);
    await bench.apply('charge.dispute.created', dispute);
    const before = await bench.read(id);
    const after = { ...before, checkout: { ...CHECKOUT, sessionId: 'cs_again' } };
    await bench.dependencies.invoices.replace({ before, after, events: [] });
    await bench.apply('charge.dispute.closed', { ...dispute, status: 'won' });
    expect(bench.closed).toContain('cs_again');
    expect(await bench.read(id)).not.toHaveProperty('checkout');
  });

  it('is over once it was paid, whatever was paid', async () => {
    const { id } = await bench.givenAnInvoice({ checkout: CHECKOUT });
    await bench.apply('checkout.session.completed', aPaidSession(id, { id: 'cs_open', currency: 'usd' }));
    expect(await bench.read(id)).not.toHaveProperty('checkout');
    expect(bench.closed).not.toContain('cs_open');
  });

  it('is not made any more when another amount is due than was reserved for it', async () => {
    const { id, pi } = await bench.givenAPaidInvoice();
    const before = await bench.read(id);
    const { sessionId: _, ...reservation } = CHECKOUT;
    await bench.dependencies.invoices.replace({ before, after: { ...before, checkout: reservation }, events: [] });
    await bench.apply('charge.refunded', aRefundedCharge(id, pi, 5_000));
    expect(await bench.read(id)).not.toHaveProperty('checkout');
  });

  it('is not lost to a change that read the invoice before it was there', async () => {
    const { replace } = bench.dependencies.invoices;
    const before = await bench.givenAnInvoice();
    expect(await replace({ before, after: { ...before, checkout: CHECKOUT }, events: [] })).toBeNull();
    expect(await replace({ before, after: { ...before, billingName: 'Changed' }, events: [] })).toBe('invoice');
    expect(await bench.read(before.id)).toMatchObject({ checkout: CHECKOUT, billingName: before.billingName });
  });

  it('stays while what is due stays', async () => {
    const { id } = await bench.givenAnInvoice({ checkout: CHECKOUT });
    await bench.apply('checkout.session.completed', aPaidSession(id, { currency: 'usd' }));
    expect(await bench.read(id)).toMatchObject({ status: 'SENT', checkout: CHECKOUT });
  });
});

describe('a payment on an account that was taken away from the product', () => {
  const account = 'acct_left';
  const apply = (type: string, object: object, from = account) =>
    applyEvent(bench.dependencies, anEvent(type, from, object) as Parameters<typeof applyEvent>[1], new Date());

  it('counts when it is told late; one on a stranger’s account does not, and the log names no invoice', async () => {
    const business = { id: 'left', ownerId: 'owner', timeZone: 'UTC', createdAt: '2026-01-01T00:00:00Z' };
    await table.transact({
      business: putNew({ ...business, stripeAccountId: account, ...businessKey(business.id) }),
      account: putNew({ ...stripeAccountKey(account), businessId: business.id }),
    });
    const { id } = await bench.givenAnInvoice({ businessId: business.id });
    await apply('account.application.deauthorized', {});
    const lines = await loggedBy(() => apply('checkout.session.completed', aPaidSession(id), 'acct_stranger'));
    expect(lines).toContain('payment-event-without-invoice');
    expect(lines).not.toContain(id);
    expect(await bench.read(id)).toMatchObject({ status: 'SENT' });
    await apply('checkout.session.completed', aPaidSession(id));
    expect(await bench.read(id)).toMatchObject({ status: 'PAID', paidCents: 20_000 });
  });
});

describe('what Stripe reports about an account', () => {
  const OWN = 'acct_now';
  const FORMER = 'acct_before';
  const business = { id: 'connected', ownerId: 'owner', timeZone: 'UTC', createdAt: '2026-01-01T00:00:00Z' };
  const connected = { stripeAccountId: OWN, formerStripeAccountId: FORMER, stripeConnected: true };
  const told = (type: string, account: string, state: AccountState) =>
    applyEvent(
      { ...bench.dependencies, payments: { ...bench.dependencies.payments, accountState: async () => state } },
      anEvent(type, account, {}) as Parameters<typeof applyEvent>[1],
      new Date(),
    );
  const read = () => bench.dependencies.businesses.find(business.id);
  beforeEach(async () => {
    await table.transact({
      business: put({ ...business, ...connected, ...businessKey(business.id) }),
      own: put({ ...stripeAccountKey(OWN), businessId: business.id }),
      former: put({ ...stripeAccountKey(FORMER), businessId: business.id }),
    });
  });

  it('takes effect at once: cards can no longer be charged, and then can again', async () => {
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

it('an event without an account is nobody’s, not even that of a business without one', async () => {
  const business = { id: 'unconnected', ownerId: 'owner', timeZone: 'UTC', createdAt: '2026-01-01T00:00:00Z' };
  await table.transact({ business: putNew({ ...business, ...businessKey(business.id) }) });
  const { id } = await bench.givenAnInvoice({ businessId: business.id });
  const { account: _, ...event } = anEvent('checkout.session.completed', '', aPaidSession(id)) as { account: string };
  await applyEvent(bench.dependencies, event as unknown as Parameters<typeof applyEvent>[1], new Date());
  expect(await bench.read(id)).toMatchObject({ status: 'SENT', version: 1 });
});

it('two payments at the same time both count', async () => {
  const { id } = await bench.givenAnInvoice();
  await Promise.all(
    [10_000, 10_000].map((amount_total) =>
      bench.apply('checkout.session.completed', aPaidSession(id, { amount_total })),
    ),
  );
  expect(await bench.read(id)).toMatchObject({ status: 'PAID', paidCents: 20_000 });
});

it('a live event where the key is not live changes nothing, and the log says so', async () => {
  const { id } = await bench.givenAnInvoice();
  const live = { ...anEvent('checkout.session.completed', ACCOUNT, aPaidSession(id)), livemode: true };
  const logged = await loggedBy(() =>
    applyEvent(bench.dependencies, live as Parameters<typeof applyEvent>[1], new Date()),
  );
  expect(logged).toContain('live-event-without-live-key');
  expect(await bench.read(id)).toMatchObject({ status: 'SENT', version: 1 });
});
