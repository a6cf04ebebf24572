import { beforeAll, describe, expect, it } from 'vitest';
import type { EstimateInput } from '#shared/estimate/schema.ts';
import { type EstimatePage, estimateCalls, type Refused } from '#test/support/estimate-calls.ts';
import { anAcceptedEstimate, type Person } from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';
import { aRegisteredOwner } from '#test/support/taxed-invoices.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aRegisteredOwner();
});
const { read, decide, invoice } = estimateCalls(() => owner);

const accepted = (changes: Partial<EstimateInput> = {}) =>
  anAcceptedEstimate(owner, {
    items: [
      { name: 'Deck', description: 'Cedar', quantity: 3, unit: 'h', rate: 33.33 },
      { name: 'Stairs', quantity: 1, rate: 0.01 },
    ],
    discountType: 'percentage',
    discountValue: 10,
    ...changes,
  });
const net = ({ subtotal, discount }: { subtotal: number; discount: number }) => Math.round((subtotal - discount) * 100);
const statesOf = async (id: string) => {
  const found: string[] = [];
  for (const status of ['ACCEPTED', 'PARTLY_INVOICED', 'INVOICED']) {
    const { body } = await owner.call<EstimatePage>('GET', `/estimates?status=${status}&limit=100`);
    if (body.data.some((row) => row.id === id)) found.push(status);
  }
  return found;
};

describe('an estimate that is invoiced by shares', () => {
  it('has invoices that say what they are of, and sum to the whole', async () => {
    const estimate = await accepted();
    const { id, invoiceNumber } = estimate;
    const first = await invoice(id, { share: 30 });
    expect(first.body.introduction).toBe(`Part 1 of estimate ${invoiceNumber} (30%)`);
    expect(first.body.items[0]).toMatchObject({ name: 'Deck', quantity: 1, rate: 30 });
    expect(first.body.items[0]?.description).toMatch(/^30% of 3\u00a0h × .*33\.33.*\nCedar$/);
    expect((await read(id)).invoices).toMatchObject([{ share: 30 }]);
    expect(await statesOf(id)).toEqual(['PARTLY_INVOICED']);
    const second = await invoice(id, { share: 33.33 });
    const last = await invoice(id);
    expect(last.body.introduction).toBe(`Part 3 of estimate ${invoiceNumber} (36.67%)`);
    const sum = [first, second, last].reduce((cents, { body }) => cents + net(body), 0);
    expect(sum).toBe(net(await read(id)));
    expect(await read(id)).toMatchObject({ isInvoiced: true });
    expect(await statesOf(id)).toEqual(['INVOICED']);
    expect((await invoice(id)).body.id).toBe(last.body.id);
  });

  it('takes no more than is left, nor lines', async () => {
    const { id } = await accepted();
    await invoice(id, { share: 60 });
    const tooMuch = await invoice(id, { share: 40.01 });
    expect(tooMuch.body.issues).toMatchObject([{ path: 'share', rule: 'max', params: { max: 40 } }]);
    expect((await invoice(id, { lines: [0] })).body.reason).toBe('ESTIMATE_PARTS');
    expect((await invoice(id, { share: 0 })).status).toBe(400);
    expect((await invoice(id, { share: 10, lines: [0] })).status).toBe(400);
  });

  it('gets a share back when its invoice is deleted', async () => {
    const { id } = await accepted();
    const first = await invoice(id, { share: 30 });
    await invoice(id, { share: 30 });
    await owner.call('DELETE', `/invoices/${first.body.id}`);
    expect((await read(id)).invoices).toMatchObject([{ share: 30, spans: [[3000, 6000]] }]);
    const rest = await invoice(id);
    expect(rest.body.introduction).toMatch(/\(70%\)$/);
    expect((await read(id)).isInvoiced).toBe(true);
    expect((await decide(id, { decision: 'undone' })).body.reason).toBe('ESTIMATE_INVOICED');
  });

  it('is invoiced in parts only as it was read', async () => {
    const { id } = await accepted();
    for (const part of [{ share: 25 }, { lines: [0] }]) {
      const { status, body } = await owner.call<Refused>('POST', `/estimates/${id}/invoices`, { body: part });
      expect([status, body.issues]).toEqual([400, [{ path: 'version', rule: 'required' }]]);
    }
    expect(await read(id)).not.toHaveProperty('invoices');
  });

  it('has one invoice of a share that is asked for twice', async () => {
    const { id } = await accepted();
    const { version } = await read(id);
    const answers = await parallel(4, () => invoice(id, { share: 25, version }));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    expect((await read(id)).invoices).toHaveLength(1);
  });
});

describe('an estimate that is invoiced by lines', () => {
  it('has each line once, with its part of the discount', async () => {
    const items = [100, 50, 0.05].map((rate, index) => ({ name: `Line ${index}`, quantity: 1, rate }));
    const { id } = await accepted({
      items,
      discountType: 'fixed',
      discountValue: 10,
      shippingType: 'fixed',
      shippingValue: 7,
    });
    const first = await invoice(id, { lines: [1] });
    expect(first.body.items.map(({ name }) => name)).toEqual(['Line 1']);
    expect(first.body.introduction).toMatch(/^Part 1 of estimate [^(]+$/);
    expect((await invoice(id, { lines: [1, 2] })).body.issues).toMatchObject([{ path: 'lines.0' }]);
    expect((await invoice(id, { share: 10 })).body.reason).toBe('ESTIMATE_PARTS');
    const rest = await invoice(id);
    expect(rest.body.items.map(({ name }) => name)).toEqual(['Line 0', 'Line 2']);
    const { subtotal, discount, shipping } = await read(id);
    const sum = (name: 'subtotal' | 'discount' | 'shipping') => first.body[name] + rest.body[name];
    expect([sum('subtotal'), sum('discount'), sum('shipping')].map((amount) => amount.toFixed(2))).toEqual(
      [subtotal, discount, shipping].map((amount) => amount.toFixed(2)),
    );
  });

  it('has its shipping invoiced, also if its lines are free and the first one was left out', async () => {
    const free = { quantity: 1, rate: 0 };
    const { id } = await accepted({
      items: [
        { name: 'Oil', quantity: 1, rate: 5, choice: 'optional' },
        { name: 'Sample', ...free },
        { name: 'Catalogue', ...free },
      ],
      discountValue: 0,
      shippingType: 'fixed',
      shippingValue: 7,
    });
    const parts = [await invoice(id, { lines: [2] }), await invoice(id)];
    expect(parts.map(({ body }) => body.shipping)).toEqual([0, 7]);
  });
});
