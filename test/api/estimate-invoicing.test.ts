import { beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import type { EstimateInput } from '#shared/estimate/schema.ts';
import { entriesOf } from '#test/support/activity-calls.ts';
import { type EstimatePage, estimateCalls } from '#test/support/estimate-calls.ts';
import {
  aCustomer,
  anAcceptedEstimate,
  anEstimate,
  aPersonReadyToSend,
  aPublishedEstimate,
  type Person,
  todayOf,
} from '#test/support/given.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});
const { read, decide, invoice } = estimateCalls(() => owner);

describe('an accepted estimate', () => {
  it('becomes one draft invoice with its content and the invoice’s own terms', async () => {
    const { id: customerId } = await aCustomer(owner, { paymentTerms: 'Net 15', additionalNotes: 'Thanks' });
    const items: EstimateInput['items'] = [{ name: 'Deck', quantity: 2, rate: 100, taxTreatment: 'zeroRated' }];
    const content = { customerId, items, discountType: 'percentage' as const, discountValue: 10, poNumber: 'PO-1' };
    const { id } = await anAcceptedEstimate(owner, { ...content, additionalNotes: 'Valid for a month' });
    const today = await todayOf(owner);
    const made = await invoice(id);
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ status: 'DRAFT', estimateId: id, issueDate: today, dueDate: addDays(today, 15) });
    expect(made.body).toMatchObject({ ...content, paymentTerms: 'Net 15', additionalNotes: 'Thanks', total: 180 });
    const again = await invoice(id);
    expect(again.body.id).toBe(made.body.id);
    expect(await read(id)).toMatchObject({
      isInvoiced: true,
      invoices: [{ id: made.body.id, invoiceNumber: made.body.invoiceNumber, share: 100 }],
    });
    const actions = (await entriesOf(owner)).filter(({ record }) => record?.id === id || record?.id === made.body.id);
    expect(actions.map(({ action }) => action)).toEqual(expect.arrayContaining(['estimate.invoice', 'invoice.create']));
    expect((await decide(id, { decision: 'undone' })).body.reason).toBe('ESTIMATE_INVOICED');
    expect((await owner.call('DELETE', `/estimates/${id}`)).body.reason).toBe('ESTIMATE_INVOICED');
    expect(
      (await owner.call<EstimatePage>('GET', '/estimates?status=INVOICED')).body.data.map((row) => row.id),
    ).toContain(id);
  });

  it('becomes an invoice that can be paid: by the business’s only method with details, or as its customer pays', async () => {
    const { id } = await anAcceptedEstimate(owner);
    expect((await invoice(id)).body.paymentMethod).toBe('e-transfer');
    const { id: customerId } = await aCustomer(owner, { paymentMethod: 'cash' });
    const { id: other } = await anAcceptedEstimate(owner, { customerId });
    expect((await invoice(other)).body.paymentMethod).toBe('cash');
  });

  it('is free again once its invoice is deleted', async () => {
    const { id } = await anAcceptedEstimate(owner);
    const first = await invoice(id);
    await owner.call('DELETE', `/invoices/${first.body.id}`);
    const released = await read(id);
    expect(released.invoices).toBeUndefined();
    expect(released.events.at(-1)).toMatchObject({ type: 'INVOICE_DELETED', by: owner.email });
    const second = await invoice(id);
    expect(second.body.id).not.toBe(first.body.id);
  });

  it('alone can be invoiced, and no body of a client names an estimate', async () => {
    const { id } = await aPublishedEstimate(owner);
    expect((await invoice(id)).body.reason).toBe('ESTIMATE_NOT_ACCEPTED');
    const { invoiceNumber: _number, ...content } = anEstimate();
    const body = { ...content, invoiceNumber: 'INV-x', paymentMethod: 'bank', estimateId: id };
    expect((await owner.call('POST', '/invoices', { body })).status).toBe(400);
  });
});
