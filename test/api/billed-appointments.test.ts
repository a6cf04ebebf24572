import { beforeAll, describe, expect, it } from 'vitest';
import type { Invoice } from '#shared/invoice/schema.ts';
import { page } from '#test/support/activity-calls.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import { change, listed, read, UNKNOWN } from '#test/support/appointment-calls.ts';
import { aCustomer, anInvoice, aPerson, type Person } from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';

let owner: Person;
let customerId: string;
beforeAll(async () => {
  owner = await aPerson();
  customerId = (await aCustomer(owner)).id;
});

const meeting = () => anAppointment(owner, { customerId });
const bill = (body: object, by = owner) =>
  by.call<Invoice & { message?: string }>('POST', '/invoices', { body: { ...anInvoice(), ...body } });
const remove = ({ id }: { id: string }) => owner.call('DELETE', `/invoices/${id}`);

describe('an invoice for an appointment', () => {
  it('is named by the appointment, which is otherwise as it was', async () => {
    const made = await meeting();
    const { status, body: invoice } = await bill({ appointmentId: made.id });
    expect(status).toBe(201);
    expect(await read(owner, made)).toEqual({ ...made, invoiceId: invoice.id });
    const inMarch = await listed(owner, { startDate: '2026-03-01T00:00:00Z', endDate: '2026-03-08T00:00:00Z' });
    expect(inMarch.body.find(({ id }) => id === made.id)?.invoiceId).toBe(invoice.id);
    expect(invoice).not.toHaveProperty('appointmentId');
    const { data } = await page(owner);
    expect(data.filter(({ record }) => record?.id === made.id)).toHaveLength(1);
  });

  it('stays named when the appointment is changed, even by someone who read it before', async () => {
    const made = await meeting();
    const { body: invoice } = await bill({ appointmentId: made.id });
    const { status, body } = await change(owner, made, { title: 'Review', version: made.version });
    expect([status, body.title, body.invoiceId]).toEqual([200, 'Review', invoice.id]);
    expect((await read(owner, made)).invoiceId).toBe(invoice.id);
  });

  it('and changes at the same moment lose nothing', async () => {
    const made = await meeting();
    const [bills, changes] = await Promise.all([
      parallel(3, () => bill({ appointmentId: made.id })),
      parallel(9, (index) => change(owner, made, { notes: `Note ${index}` })),
    ]);
    expect(new Set(bills.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(changes.map(({ status }) => status))).toEqual(new Set([200]));
    const after = await read(owner, made);
    expect(bills.map(({ body }) => body.id)).toContain(after.invoiceId);
    expect(after).toMatchObject({ version: 10, notes: expect.stringMatching(/^Note /) });
  });

  it.each<[string, () => Promise<string>]>([
    ['does not exist', async () => UNKNOWN],
    [
      'was deleted',
      async () => {
        const { id } = await meeting();
        await owner.call('DELETE', `/appointments/${id}`);
        return id;
      },
    ],
    ['belongs to another business', async () => (await anAppointment(await aPerson())).id],
  ])('that %s is not created, and its number stays free', async (_, given) => {
    const sent = anInvoice();
    const id = crypto.randomUUID();
    expect(await bill({ ...sent, id, appointmentId: await given() })).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', message: 'Appointment not found' },
    });
    expect((await bill({ ...sent, id })).status).toBe(201);
  });

  it('of another business leaves it as it was', async () => {
    const made = await meeting();
    await bill({ appointmentId: made.id }, await aPerson());
    expect(await read(owner, made)).toEqual(made);
  });

  it.each([
    ['', 'appointmentId is required'],
    ['x'.repeat(129), 'appointmentId must be at most 128 characters'],
    [7, 'appointmentId must be a string'],
  ])('with the id %j is refused', async (appointmentId, message) => {
    expect(await bill({ appointmentId })).toMatchObject({ status: 400, body: { code: 'INVALID_REQUEST', message } });
  });

  it('is created once, even after the appointment is gone', async () => {
    const made = await meeting();
    const body = { ...anInvoice(), id: crypto.randomUUID(), appointmentId: made.id };
    const answers = await parallel(5, () => bill(body));
    const ids = new Set(answers.map((answer) => answer.body.id));
    expect(ids.size).toBe(1);
    expect(ids).toContain((await read(owner, made)).invoiceId);
    await owner.call('DELETE', `/appointments/${made.id}`);
    expect(await bill(body)).toMatchObject({ status: 201, body: { id: [...ids][0] } });
  });

  it('is named by the appointment no longer once it is deleted', async () => {
    const made = await meeting();
    const { body: invoice } = await bill({ appointmentId: made.id });
    await owner.call('PATCH', `/invoices/${invoice.id}`, { body: { billingName: 'Finch & Harbour' } });
    expect((await remove(invoice)).status).toBe(204);
    expect(await read(owner, made)).toEqual(made);
  });

  it('can be deleted after the appointment was', async () => {
    const made = await meeting();
    const { body: invoice } = await bill({ appointmentId: made.id });
    await owner.call('DELETE', `/appointments/${made.id}`);
    expect((await remove(invoice)).status).toBe(204);
    expect((await owner.call('GET', `/appointments/${made.id}`)).status).toBe(404);
  });

  it('takes the place of an earlier one, which can be deleted without it', async () => {
    const made = await meeting();
    const { body: first } = await bill({ appointmentId: made.id });
    const { body: second } = await bill({ appointmentId: made.id });
    expect((await read(owner, made)).invoiceId).toBe(second.id);
    expect((await remove(first)).status).toBe(204);
    expect((await read(owner, made)).invoiceId).toBe(second.id);
  });

  it('created while another one is deleted is never a dead link', async () => {
    const made = await meeting();
    const { body: first } = await bill({ appointmentId: made.id });
    const [removed, second] = await Promise.all([remove(first), bill({ appointmentId: made.id })]);
    expect([removed.status, second.status]).toEqual([204, 201]);
    expect((await read(owner, made)).invoiceId).toBe(second.body.id);
  });
});

it('is in no change of an invoice', async () => {
  const made = await meeting();
  const { body: invoice } = await bill({});
  expect(await owner.call('PATCH', `/invoices/${invoice.id}`, { body: { appointmentId: made.id } })).toMatchObject({
    status: 400,
    body: { message: 'property appointmentId should not exist' },
  });
});
