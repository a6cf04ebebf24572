import { beforeAll, describe, expect, it } from 'vitest';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { INVOICE_STATUSES } from '#shared/invoice/status.ts';
import { aPerson, aStoredInvoice, type Person } from '#test/support/given.ts';

let person: Person;
beforeAll(async () => {
  person = await aPerson();
});

describe('changing an invoice', () => {
  it('changes only the given fields, recomputes amounts and increments the version', async () => {
    const invoice = await aStoredInvoice(person, { discountType: 'fixed', discountValue: 10 });
    const changed = await person.call<Invoice>('PATCH', `/invoices/${invoice.id}`, { body: { billingName: 'Renée' } });
    expect(changed.body).toMatchObject({ billingName: 'Renée', discountValue: 10, total: 190, version: 2 });
  });

  it('refuses an outdated version', async () => {
    const invoice = await aStoredInvoice(person);
    await person.call('PATCH', `/invoices/${invoice.id}`, { body: { billingName: 'First' } });
    const late = await person.call('PATCH', `/invoices/${invoice.id}`, { body: { billingName: 'Late', version: 1 } });
    expect(late).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(await person.call('GET', `/invoices/${invoice.id}`)).toMatchObject({ body: { billingName: 'First' } });
  });

  it('loses none of 50 parallel changes, and lists them in the order they were made', async () => {
    const invoice = await aStoredInvoice(person);
    const changes = Array.from({ length: 50 }, (_, index) => {
      const body = { additionalNotes: `note ${index}`, status: INVOICE_STATUSES[index % INVOICE_STATUSES.length] };
      return person.call('PATCH', `/invoices/${invoice.id}`, { body });
    });
    const responses = await Promise.all(changes);
    const stored = responses.filter(({ status }) => status === 200).length;
    expect(responses.every(({ status }) => status === 200 || status === 409)).toBe(true);
    const after = await person.call<Invoice>('GET', `/invoices/${invoice.id}`);
    expect(after).toMatchObject({ body: { version: stored + 1 } });
    const { body } = await person.call<{ events: InvoiceEvent[] }>('GET', `/invoices/${invoice.id}/history`);
    const [created, ...others] = body.events;
    const moves = others.filter((event) => event.type === 'STATUS');
    expect(created).toMatchObject({ type: 'CREATED' });
    const ends = [...moves.map(({ from }) => from), after.body.status];
    expect(ends).toEqual(['DRAFT', ...moves.map(({ to }) => to)]);
  });

  it('keeps the number', async () => {
    const invoice = await aStoredInvoice(person);
    const response = await person.call('PATCH', `/invoices/${invoice.id}`, { body: { invoiceNumber: 'other' } });
    expect(response).toMatchObject({ status: 400, body: { message: 'invoiceNumber cannot be changed' } });
  });

  it('records every change of status in the history', async () => {
    const invoice = await aStoredInvoice(person);
    for (const status of ['SENT', 'CANCELLED', 'PAID']) {
      await person.call('PATCH', `/invoices/${invoice.id}`, { body: { status } });
    }
    const { body } = await person.call<{ events: InvoiceEvent[] }>('GET', `/invoices/${invoice.id}/history`);
    const changes = body.events.filter((event) => event.type === 'STATUS');
    expect(changes.map(({ from, to }) => [from, to])).toEqual([
      ['DRAFT', 'SENT'],
      ['SENT', 'CANCELLED'],
      ['CANCELLED', 'PAID'],
    ]);
    expect(body.events[1]).toMatchObject({ by: person.email });
  });
});
