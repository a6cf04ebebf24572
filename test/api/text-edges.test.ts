import { expect, it } from 'vitest';
import type { Activity } from '#shared/activity/schema.ts';
import { call } from '#test/support/client.ts';
import { aPerson, aStoredInvoice, PASSWORD } from '#test/support/given.ts';

it('an invoice whose notes, terms and lines have an emoji where the activity log cuts them is saved, and recorded', async () => {
  const owner = await aPerson();
  const { id } = await aStoredInvoice(owner);
  for (const length of [298, 299, 300]) {
    const long = `${'x'.repeat(length - 1)}😀${'y'.repeat(20)}`;
    const items = [{ name: 'Design', description: long, quantity: 1, rate: 10 }];
    const body = { additionalNotes: long, paymentTerms: long, items };
    expect((await owner.call('PATCH', `/invoices/${id}`, { body })).status).toBe(200);
  }
  const { body } = await owner.call<{ data: Activity[] }>('GET', '/activity');
  expect(body.data.filter(({ action }) => action === 'invoice.update')).toHaveLength(3);
});

it('an account number with an emoji is masked by characters, and its change recorded', async () => {
  const owner = await aPerson();
  const bank = { bankName: 'Bank', accountName: 'Ann', accountNumber: '3😀3' };
  await owner.call('POST', '/payment-settings', { body: { preferredCurrency: 'CAD', ...bank } });
  const { body } = await owner.call<{ data: Activity[] }>('GET', '/activity');
  const changes = body.data.flatMap((entry) => entry.changes ?? []);
  expect(changes).toContainEqual({ field: 'accountNumber', to: { kind: 'tail', tail: '3' } });
});

it('half a character is refused in a public call', async () => {
  const body = { email: 'ann@example.com', password: PASSWORD, firstName: 'A\ud800' };
  expect(await call('POST', '/users', { body })).toMatchObject({ status: 400 });
});

it('six full-width digits are no code', async () => {
  const owner = await aPerson();
  expect((await owner.call('POST', '/auth/second-factor')).status).toBe(200);
  const answer = await owner.call('POST', '/auth/second-factor/enable', { body: { code: '１２３４５６' } });
  expect(answer.status).toBe(400);
});

it('a body of unknown fields is answered briefly without signing in', async () => {
  const body = Object.fromEntries(Array.from({ length: 60_000 }, (_, key) => [`k${key}`, 1]));
  const answer = await call('POST', '/users', { body });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body).length).toBeLessThan(20_000);
});
