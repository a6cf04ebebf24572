import { beforeAll, expect, it } from 'vitest';
import { addDays } from '#shared/calendar-day.ts';
import type { EstimateListItem } from '#shared/estimate/schema.ts';
import type { EstimateStats } from '#shared/estimate/stats.ts';
import { anEmployeeOf } from '#test/support/an-employee.ts';
import { call } from '#test/support/client.ts';
import {
  anAcceptedEstimate,
  aPersonReadyToSend,
  aPublishedEstimate,
  aStoredEstimate,
  type Person,
  todayOf,
} from '#test/support/given.ts';

let owner: Person;
beforeAll(async () => {
  owner = await aPersonReadyToSend();
});

const statsFor = async (person: Person) => (await person.call<EstimateStats>('GET', '/estimates/stats')).body;
const priced = (rate: number) => ({ items: [{ name: 'Deck', quantity: 1, rate }] });

it('are of what is open, accepted and won, and agree with the list', async () => {
  expect(await statsFor(owner)).toEqual({ currencies: [], counts: { open: 0, toInvoice: 0, won: 0, closed: 0 } });
  const yesterday = addDays(await todayOf(owner), -1);
  await aStoredEstimate(owner, priced(1));
  await aPublishedEstimate(owner, priced(20));
  await aPublishedEstimate(owner, { ...priced(3), issueDate: addDays(yesterday, -5), dueDate: yesterday });
  const declined = await aPublishedEstimate(owner, priced(4));
  await call('POST', `/estimates/${declined.link}/refusal`, { body: {} });
  const accepted = await anAcceptedEstimate(owner, { ...priced(500), currency: 'USD' });
  const invoiced = await anAcceptedEstimate(owner, priced(6000));
  await owner.call('POST', `/estimates/${invoiced.id}/invoices`, { body: {} });
  expect(await statsFor(owner)).toEqual({
    currencies: [
      { currency: 'CAD', open: 20, toInvoice: 0, won: 6000 },
      { currency: 'USD', open: 0, toInvoice: 500, won: 500 },
    ],
    counts: { open: 1, toInvoice: 1, won: 2, closed: 4 },
    wonPercent: 50,
  });
  const { body } = await owner.call<{ data: EstimateListItem[] }>('GET', '/estimates?status=TO_INVOICE');
  expect(body.data.map(({ id }) => id)).toEqual([accepted.id]);
});

it('are for employees, too, and of no other business', async () => {
  const other = await aPersonReadyToSend();
  await aPublishedEstimate(other, priced(70));
  const employee = await anEmployeeOf(other);
  expect((await statsFor(employee)).counts.open).toBe(1);
});
