import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestHarness, press, type TestHarness } from '#test/support/stripe-harness.ts';

const DECLINED = '4000 0000 0000 0002';
const start = Date.UTC(2026, 10, 20);

let harness: TestHarness;

beforeEach(async () => {
  harness = await openTestHarness();
});
afterEach(() => harness.close());

test('a payer pays on the hosted page, and the webhook can verify it', async () => {
  const account = await harness.givenAConnectedAccount();
  const session = await harness.stripe.checkout.sessions.create(harness.sessionParams(), { stripeContext: account });
  expect(session).toMatchObject({ status: 'open', payment_status: 'unpaid', amount_total: 113_050, currency: 'cad' });
  const page = await (await fetch(session.url ?? '')).text();
  expect(page).toContain('Invoice &lt;7&gt; é');
  expect(page).toContain('CAD 1,130.50');
  expect(page).toContain('value="4242 4242 4242 4242"');

  const response = await press(session.url, { action: 'pay', card: '4242 4242 4242 4242' });
  expect([response.status, response.headers.get('location')]).toEqual([
    303,
    `http://localhost:3000/pay/7?session=${session.id}`,
  ]);
  const paid = await harness.stripe.checkout.sessions.retrieve(session.id, {}, { stripeAccount: account });
  expect(paid).toMatchObject({
    status: 'complete',
    payment_status: 'paid',
    url: null,
  });
  expect(
    await harness.stripe.paymentIntents.retrieve(String(paid.payment_intent), {}, { stripeAccount: account }),
  ).toMatchObject({ amount: 113_050, metadata: { version: '3' }, status: 'succeeded' });
  expect(harness.events()).toMatchObject([
    { type: 'payment_intent.succeeded', account, data: { object: { id: paid.payment_intent } } },
    {
      type: 'checkout.session.completed',
      account,
      data: { object: { id: session.id, client_reference_id: 'invoice-7', metadata: { invoiceId: 'invoice-7' } } },
    },
  ]);
});

test('a declined card leaves the session open and says why', async () => {
  const account = await harness.givenAConnectedAccount();
  const { id, url } = await harness.stripe.checkout.sessions.create(harness.sessionParams(), {
    stripeContext: account,
  });
  const response = await press(url, { action: 'pay', card: DECLINED });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('Your card was declined.');
  await expect(harness.pay(id, '1234')).rejects.toMatchObject({ body: { error: { code: 'incorrect_number' } } });
  expect(await harness.stripe.checkout.sessions.retrieve(id, {}, { stripeContext: account })).toMatchObject({
    status: 'open',
    payment_intent: null,
  });
  expect(harness.received).toEqual([]);
});

test('a payer who cancels leaves the session open', async () => {
  const account = await harness.givenAConnectedAccount();
  const { id, url } = await harness.stripe.checkout.sessions.create(harness.sessionParams(), {
    stripeContext: account,
  });
  const response = await press(url, { action: 'cancel', card: '' });
  expect(response.headers.get('location')).toBe('http://localhost:3000/pay/7');
  expect((await harness.stripe.checkout.sessions.retrieve(id, {}, { stripeContext: account })).status).toBe('open');
});

test('two clicks on Pay pay once', async () => {
  const account = await harness.givenAConnectedAccount();
  const { url } = await harness.stripe.checkout.sessions.create(harness.sessionParams(), { stripeContext: account });
  const clicks = Array.from({ length: 5 }, () => press(url, { action: 'pay', card: '4242424242424242' }));
  expect((await Promise.all(clicks)).map(({ status }) => status)).toEqual([303, 303, 303, 303, 303]);
  expect(harness.events().map(({ type }) => type)).toEqual(['payment_intent.succeeded', 'checkout.session.completed']);
});

test('an expired session cannot be paid, and expires once', async () => {
  const account = await harness.givenAConnectedAccount();
  const options = { stripeContext: account };
  const { id, url } = await harness.stripe.checkout.sessions.create(harness.sessionParams(), options);
  expect(await harness.stripe.checkout.sessions.expire(id, {}, options)).toMatchObject({
    status: 'expired',
    url: null,
  });
  await expect(harness.stripe.checkout.sessions.expire(id, {}, options)).rejects.toThrow('has a status of expired');
  const response = await press(url, { action: 'pay', card: '4242424242424242' });
  expect(response.status).toBe(200);
  expect(await response.text()).toContain('This payment page has expired');
  await expect(harness.pay(id)).rejects.toThrow('expired');
  await harness.local.settled();
  expect(harness.events()).toMatchObject([{ type: 'checkout.session.expired', data: { object: { id } } }]);
});

test('a session expires at its time, not before', async () => {
  const account = await harness.givenAConnectedAccount();
  const options = { stripeContext: account };
  const { id } = await harness.stripe.checkout.sessions.create(harness.sessionParams(), options);
  const statusAfter = async (minutes: number) => {
    harness.now = start + minutes * 60_000;
    return (await harness.stripe.checkout.sessions.retrieve(id, {}, options)).status;
  };
  expect([await statusAfter(30), await statusAfter(31)]).toEqual(['open', 'expired']);
  const list = (status: 'open' | 'expired') => harness.stripe.checkout.sessions.list({ status }, options);
  expect([(await list('open')).data, (await list('expired')).data]).toMatchObject([[], [{ id }]]);
});

test('a dispute is reported when it opens and when it closes', async () => {
  const account = await harness.givenAConnectedAccount();
  const { id } = await harness.stripe.checkout.sessions.create(harness.sessionParams(), { stripeContext: account });
  await harness.pay(id, '4000 0000 0000 0259');
  const opened = harness.events().find(({ type }) => type === 'charge.dispute.created');
  const dispute = opened?.type === 'charge.dispute.created' ? opened.data.object : null;
  expect(dispute).toMatchObject({ amount: 113_050, status: 'needs_response' });
  const refund = { payment_intent: String(dispute?.payment_intent) };
  await expect(harness.stripe.refunds.create(refund, { stripeContext: account })).rejects.toMatchObject({
    code: 'charge_disputed',
  });
  await harness.act('lost', dispute?.id ?? '');
  expect(harness.events().at(-1)).toMatchObject({
    type: 'charge.dispute.closed',
    data: { object: { status: 'lost' } },
  });
});

test('the owner refunds and disconnects in the dashboard, whose buttons refuse cross-site requests', async () => {
  const account = await harness.givenAConnectedAccount();
  const { id } = await harness.stripe.checkout.sessions.create(harness.sessionParams(), { stripeContext: account });
  await harness.pay(id);
  const dashboard = `${harness.local.endpoint}/local/stripe/`;
  const [, charge = ''] = /name="id" value="(ch_\w+)"/.exec(await (await fetch(dashboard)).text()) ?? [];
  const body = new URLSearchParams({ action: 'refund', id: charge });
  const foreign = await fetch(dashboard, { method: 'POST', body, headers: { 'sec-fetch-site': 'cross-site' } });
  expect(foreign.status).toBe(403);
  const refunds = async () => (await harness.stripe.refunds.list({}, { stripeContext: account })).data;
  expect(await refunds()).toEqual([]);
  await press(dashboard, { action: 'refund', id: charge });
  expect(await refunds()).toMatchObject([{ amount: 113_050 }]);
  await press(dashboard, { action: 'deauthorize', id: account });
  expect(await (await fetch(dashboard)).text()).toContain('disconnected');
});
