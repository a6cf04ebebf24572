import { beforeAll, describe, expect, it } from 'vitest';
import type { Appointment } from '#shared/appointment/schema.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { anAppointment } from '#test/support/an-appointment.ts';
import {
  aCustomer,
  anAcceptedEstimate,
  aPersonReadyToSend,
  aPublishedEstimate,
  type Person,
} from '#test/support/given.ts';
import { parallel } from '#test/support/parallel.ts';

type Refused = { reason?: string };

let owner: Person;
let customerId: string;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
  customerId = (await aCustomer(owner)).id;
});

const START = { startTime: '2026-03-02T17:00:00.000Z', duration: 60 };
const schedule = (estimateId: string, by = owner) =>
  by.call<Appointment & Refused>('POST', '/appointments', {
    body: { title: 'Build the deck', customerId, ...START, estimateId },
  });
const readAppointment = async (id: string) => (await owner.call<Appointment>('GET', `/appointments/${id}`)).body;
const read = async (id: string) => (await owner.call<Estimate>('GET', `/estimates/${id}`)).body;
const bill = (id: string, appointmentId: string) =>
  owner.call<Invoice & Refused>('POST', `/estimates/${id}/invoices`, { body: { appointmentId } });

describe('an appointment from an accepted estimate', () => {
  it('names it, and keeps naming it when it changes', async () => {
    const { id } = await anAcceptedEstimate(owner);
    const { status, body } = await schedule(id);
    expect([status, body.estimateId]).toEqual([201, id]);
    await owner.call('PATCH', `/appointments/${body.id}`, { body: { title: 'Stairs' } });
    expect(await readAppointment(body.id)).toMatchObject({ title: 'Stairs', estimateId: id });
  });

  it('is refused for one that was not accepted, and for another business’s', async () => {
    const { id } = await aPublishedEstimate(owner);
    const open = await schedule(id);
    expect([open.status, open.body.reason]).toEqual([409, 'ESTIMATE_NOT_ACCEPTED']);
    const foreign = await anAcceptedEstimate(await aPersonReadyToSend());
    expect((await schedule(foreign.id)).status).toBe(404);
  });

  it('is billed by the lines of the estimate, once, and each names the invoice', async () => {
    const items = [{ name: 'Deck', quantity: 2, rate: 150 }];
    const { id } = await anAcceptedEstimate(owner, { items });
    const { body: appointment } = await schedule(id);
    const made = await parallel(4, () => bill(id, appointment.id));
    expect(new Set(made.map(({ status }) => status))).toEqual(new Set([201]));
    const [invoiceId] = new Set(made.map(({ body }) => body.id));
    expect(new Set(made.map(({ body }) => body.id)).size).toBe(1);
    expect(made[0]?.body.items).toMatchObject(items);
    expect((await readAppointment(appointment.id)).invoiceId).toBe(invoiceId);
    expect((await read(id)).invoices).toMatchObject([{ id: invoiceId }]);
  });

  it('can be billed again once the invoice is deleted', async () => {
    const { id } = await anAcceptedEstimate(owner);
    const { body: appointment } = await schedule(id);
    const { body: first } = await bill(id, appointment.id);
    expect((await owner.call('DELETE', `/invoices/${first.id}`)).status).toBe(204);
    expect(await readAppointment(appointment.id)).not.toHaveProperty('invoiceId');
    expect(await read(id)).not.toHaveProperty('invoices');
    const { body: second } = await bill(id, appointment.id);
    expect((await readAppointment(appointment.id)).invoiceId).toBe(second.id);
  });

  it('is not billed by another estimate', async () => {
    const [one, other] = [await anAcceptedEstimate(owner), await anAcceptedEstimate(owner)];
    const { body: appointment } = await schedule(one.id);
    expect((await bill(other.id, appointment.id)).status).toBe(404);
    const plain = await anAppointment(owner, { customerId });
    expect((await bill(other.id, plain.id)).status).toBe(404);
    expect(await read(other.id)).not.toHaveProperty('invoices');
  });
});

describe('the appointments of an estimate', () => {
  const listOf = async (id: string) => (await owner.call<Appointment[]>('GET', `/estimates/${id}/appointments`)).body;

  it('are those that were made from it, earliest first, wherever they are moved', async () => {
    const [one, other] = [await anAcceptedEstimate(owner), await anAcceptedEstimate(owner)];
    expect(await listOf(one.id)).toEqual([]);
    const { body: first } = await schedule(one.id);
    const { body: second } = await schedule(one.id);
    await schedule(other.id);
    await anAppointment(owner, { customerId });
    await owner.call('PATCH', `/appointments/${first.id}`, { body: { startTime: '2031-03-02T17:00:00.000Z' } });
    expect((await listOf(one.id)).map(({ id }) => id)).toEqual([second.id, first.id]);
    expect((await listOf(one.id))[1]).toEqual(await readAppointment(first.id));
    expect((await owner.call('DELETE', `/appointments/${second.id}`)).status).toBe(204);
    expect((await listOf(one.id)).map(({ id }) => id)).toEqual([first.id]);
  });
});

it('an estimate names the people in its timeline', async () => {
  const { id } = await anAcceptedEstimate(owner);
  const [person] = (await read(id)).people ?? [];
  expect(person?.email).toBe(owner.email);
  expect(person?.name).toBeTruthy();
});
