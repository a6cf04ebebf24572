import { beforeAll, expect, it } from 'vitest';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { call } from '#test/support/client.ts';
import { anAcceptedEstimate, aPayment, aPerson, aPublishedEstimate, type Person } from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';
import { repeats } from '#test/support/repeats.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPerson();
});

const read = async (id: string) => (await owner.call<Estimate>('GET', `/estimates/${id}`)).body;
const shown = async (link: string) => (await call<PublicEstimate>('GET', `/estimates/${link}/public`)).body;
const made = async (id: string) =>
  (await owner.call<{ data: Invoice[] }>('GET', '/invoices?limit=100')).body.data.filter(
    ({ id: other }) => other === id,
  );

/** Pays the deposit of an estimate as soon as it is requested, if it is. */
async function payDeposit(id: string) {
  const { deposit } = await read(id);
  return deposit
    ? owner.call('POST', `/invoices/${deposit.id}/payments`, { body: aPayment({ amount: deposit.amount }) })
    : owner.call('GET', `/estimates/${id}`);
}

/** What each of the calls does at once; 200 or a refusal, never a failure. */
const calls = ({ id, link }: { id: string; link: string }) => [
  () => call('POST', `/estimates/${link}/acceptance`, { body: { name: 'Mai Tran' } }),
  () => call('POST', `/estimates/${link}/acceptance`, { body: { name: 'Ann Berg' } }),
  () => call('POST', `/estimates/${link}/refusal`, { body: { reason: 'No' } }),
  () => owner.call('PATCH', `/estimates/${id}`, { body: { items: [{ name: 'Deck', quantity: 9, rate: 100 }] } }),
  () => owner.call('PATCH', `/estimates/${id}`, { body: { issueDate: '2026-01-01', dueDate: '2026-01-02' } }),
  () => owner.call('POST', `/estimates/${id}/link`),
  () => owner.call('POST', `/estimates/${id}/invoices`, { body: {} }),
  async () =>
    owner.call('POST', `/estimates/${id}/invoices`, { body: { share: 40, version: (await read(id)).version } }),
  () => payDeposit(id),
  () => owner.call('POST', `/estimates/${id}/decision`, { body: { decision: 'undone' } }),
];

it('everything at once has one outcome, and nothing is half done', async () => {
  for (let round = 0; round < repeats(20, 200); round += 1) {
    const { id, link } = await aPublishedEstimate(owner, { keepCustomer: true, depositValue: 50 });
    const all = calls({ id, link });
    const answers = await parallel(all.length, (index) => all[(index + round) % all.length]?.() ?? call('GET', '/'));
    expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
    const estimate = await read(id);
    const version = await shown(estimate.link ?? '');
    expect(version.status).toBe(estimate.status);
    if (estimate.status === 'ACCEPTED') {
      expect(estimate.isRevised).toBeUndefined();
      expect(version.items.map(({ amount }) => amount)).toEqual(estimate.items.map(({ amount }) => amount));
      expect(version.decision?.name).toMatch(/Mai Tran|Ann Berg/);
    }
    let invoiced = 0;
    for (const { id: invoiceId } of estimate.invoices ?? []) {
      expect(estimate.status).toBe('ACCEPTED');
      const { body: invoice } = await owner.call<Invoice>('GET', `/invoices/${invoiceId}`);
      expect(invoice).toMatchObject({ estimateId: id, deposits: [estimate.deposit?.id] });
      invoiced += invoice.subtotal;
    }
    if (estimate.isInvoiced) expect(invoiced).toBe(estimate.subtotal);
    // A yes has its request, and nothing else has one that is open or paid.
    expect(Boolean(estimate.deposit)).toBe(estimate.status === 'ACCEPTED');
    const { body: page } = await owner.call<{ data: Invoice[] }>('GET', '/invoices?limit=100');
    const requests = page.data.filter((row) => row.customerId === estimate.customerId && row.isDeposit);
    expect(requests.map((row) => row.id)).toEqual(estimate.deposit ? [estimate.deposit.id] : []);
    // Every yes that was undone, and every version, is in its history.
    const yeses = estimate.events.filter(({ type }) => type === 'ACCEPTED' || type === 'DECLINED').length;
    const undone = estimate.events.filter(({ type }) => type === 'UNDONE').length;
    const isDecided = estimate.status === 'ACCEPTED' || estimate.status === 'DECLINED';
    expect(yeses - undone).toBeGreaterThanOrEqual(isDecided ? 1 : 0);
  }
}, 600_000);

it('makes one invoice, however often it is asked at once, and none if it is undone first', async () => {
  for (let round = 0; round < repeats(5, 50); round += 1) {
    const { id } = await anAcceptedEstimate(owner);
    const answers = await parallel(6, (index) =>
      index === 3
        ? owner.call<Invoice>('POST', `/estimates/${id}/decision`, { body: { decision: 'undone' } })
        : owner.call<Invoice>('POST', `/estimates/${id}/invoices`, { body: {} }),
    );
    const invoices = new Set(answers.filter(({ status }) => status === 201).map(({ body }) => body.id));
    const estimate = await read(id);
    const [invoice] = estimate.invoices ?? [];
    expect([...invoices]).toEqual(invoice ? [invoice.id] : []);
    expect(estimate.status).toBe(invoice ? 'ACCEPTED' : 'SENT');
    if (invoice) expect(await made(invoice.id)).toHaveLength(1);
  }
}, 600_000);
