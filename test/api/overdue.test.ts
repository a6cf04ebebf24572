import { expect, it } from 'vitest';
import type { InvoiceEvent } from '#shared/invoice/event.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { anInvoice, aPerson } from '#test/support/given.ts';
import { sweep } from '#test/support/sweep.ts';

it('marks SENT invoices past their due day once, even with several sweeps in parallel', async () => {
  const person = await aPerson();
  const create = async (dueDate: string, status: string) => {
    const body = anInvoice({ issueDate: '2026-01-01', dueDate });
    const { id } = (await person.call<Invoice>('POST', '/invoices', { body })).body;
    await person.call('PATCH', `/invoices/${id}`, { body: { status } });
    return id;
  };
  const late = await create('2026-02-01', 'SENT');
  const others = await Promise.all([
    create('2026-02-01', 'DRAFT'),
    create('2026-02-01', 'PAID'),
    create('2026-02-01', 'CANCELLED'),
    create('2999-01-01', 'SENT'),
  ]);
  await Promise.all(Array.from({ length: 5 }, sweep));
  const statusOf = async (id: string) => (await person.call<Invoice>('GET', `/invoices/${id}`)).body.status;
  expect(await statusOf(late)).toBe('OVERDUE');
  expect(await Promise.all(others.map(statusOf))).toEqual(['DRAFT', 'PAID', 'CANCELLED', 'SENT']);
  const { body } = await person.call<{ events: InvoiceEvent[] }>('GET', `/invoices/${late}/history`);
  expect(body.events.filter((event) => event.type === 'STATUS' && event.to === 'OVERDUE')).toHaveLength(1);
});
