import { beforeAll, describe, expect, it } from 'vitest';
import { businessKey } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { put } from '#functions/data/table/write.ts';
import { appointmentStore } from '#functions/domain/appointment/appointments.ts';
import { creationsIn } from '#functions/domain/creation/creations.ts';
import { numberingIn } from '#functions/domain/document/numbering.ts';
import { estimateRemindersIn } from '#functions/domain/estimate/estimate-reminders.ts';
import { estimatesIn } from '#functions/domain/estimate/estimates.ts';
import { publishedEstimates } from '#functions/domain/estimate/published-estimate.ts';
import { shownHash } from '#functions/domain/estimate/shown-hash.ts';
import { invoicesIn } from '#functions/domain/invoice/invoices.ts';
import { keptCustomersIn } from '#functions/domain/invoice/kept-customer.ts';
import { businessesIn } from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';
import type { EstimateInput } from '#shared/estimate/schema.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { anEstimate } from '#test/support/given.ts';
import { tableKilledAfter } from '#test/support/killed-table.ts';
import { acceptEstimate, refuseEstimate } from './answer.ts';
import { createEstimate } from './create-estimate.ts';
import { updateEstimate } from './estimates.ts';
import { invoiceEstimate } from './invoice-estimate.ts';
import { publishEstimate } from './send-estimate.ts';

const NOW = new Date('2026-03-01T18:00:00.000Z');
const CLIENT = { address: '192.0.2.7', device: 'Mozilla/5.0 (iPhone)' };

let table: Table;
let caller: Caller;
beforeAll(async () => {
  table = await emulatedTable();
  const businessId = crypto.randomUUID().replaceAll('-', '');
  caller = { businessId, email: 'ann@example.com', userId: 'ann', name: 'Ann' } as Caller;
  const business = { id: businessId, ownerId: 'ann', timeZone: 'America/Vancouver', createdAt: NOW.toISOString() };
  await table.transact({ business: put({ ...business, ...businessKey(businessId) }) });
});

const acceptingOn = (on: Table) => ({
  estimates: estimatesIn(on, caller.businessId),
  businesses: businessesIn(on),
  invoices: invoicesIn(on),
  customers: customersIn(on, caller.businessId),
  numbers: numberingIn(on, caller.businessId, 'INVOICE'),
});
const onTable = (on: Table) => ({
  ...acceptingOn(on),
  acceptingOf: () => acceptingOn(on),
  published: publishedEstimates(on),
  estimateReminders: estimateRemindersIn(on),
  kept: keptCustomersIn(on),
  appointments: appointmentStore(on, caller.businessId),
  outbox: { order: (_: unknown, transact: (orders: Orders) => Promise<string | null>) => transact({}) },
});

async function sent({ dueDate = '2026-03-31', ...changes }: Partial<EstimateInput> = {}) {
  const dependencies = {
    ...onTable(table),
    numbers: numberingIn(table, caller.businessId, 'ESTIMATE'),
    creations: creationsIn(table, caller.businessId, 'ESTIMATE'),
  };
  const body = anEstimate({ issueDate: '2026-03-01', dueDate, ...changes });
  const { id } = await createEstimate(dependencies, { caller, body, now: NOW });
  const { link = '' } = await publishEstimate(dependencies, { caller, id, now: NOW });
  return { id, link };
}

const accept = (link: string, now = NOW) =>
  acceptEstimate(onTable(table), { link, body: { name: 'Mai Tran' }, client: CLIENT, now });

describe('an estimate that is valid until a day', () => {
  it.each([
    ['2026-04-01T06:59:00.000Z', true],
    ['2026-04-01T07:00:00.000Z', false],
  ])('in Vancouver, at %s, can be accepted: %s', async (time, can) => {
    const { link } = await sent();
    const answered = accept(link, new Date(time));
    if (can) expect(await answered).toMatchObject({ status: 'ACCEPTED', decision: { on: '2026-03-31' } });
    else await expect(answered).rejects.toMatchObject({ reason: 'ESTIMATE_EXPIRED' });
  });

  it('is that of the version that was sent, not of a change that was not', async () => {
    const { id, link } = await sent();
    await updateEstimate(onTable(table), { caller, id, update: { dueDate: '2026-12-31' }, now: NOW });
    const late = new Date('2026-05-01T12:00:00.000Z');
    await expect(accept(link, late)).rejects.toMatchObject({ reason: 'ESTIMATE_EXPIRED' });
    const refused = { link, body: {}, now: late };
    expect(await refuseEstimate(onTable(table), refused)).toMatchObject({ status: 'DECLINED' });
  });
});

it('an acceptance is stored with what was shown and where it came from', async () => {
  const { id, link } = await sent();
  const before = await publishedEstimates(table).find(link);
  await accept(link);
  const stored = await estimatesIn(table, caller.businessId).find(id);
  const hash = before && shownHash(before.estimate);
  expect(stored?.decision).toMatchObject({ name: 'Mai Tran', version: 1, evidence: { hash, ...CLIENT } });
  const after = await publishedEstimates(table).find(link);
  expect(after && shownHash(after.estimate)).toBe(hash);
});

it.each([
  { writes: 0, answers: true },
  { writes: 1, answers: false },
  { writes: 1, answers: true },
])('an invoice that is killed after $writes writes (known: $answers) is made once', async ({ writes, answers }) => {
  const { id, link } = await sent();
  await accept(link);
  const of = { caller, id, now: NOW };
  const killed = onTable(tableKilledAfter(table, writes, answers));
  await invoiceEstimate(killed, of).catch((error: Error) => expect(error.message).toBe('Killed'));
  const [linked] = (await killed.estimates.find(id))?.invoices ?? [];
  const stored = linked && (await killed.invoices.find(linked.id));
  expect(stored?.estimateId).toBe(writes === 0 ? undefined : id);
  const again = await invoiceEstimate(onTable(table), of);
  if (linked) expect(again.id).toBe(linked.id);
  expect(await estimatesIn(table, caller.businessId).find(id)).toMatchObject({
    isInvoiced: true,
    invoices: [{ id: again.id, spans: [[0, 10_000]] }],
  });
});

it.each([
  { writes: 0, answers: true },
  { writes: 1, answers: false },
  { writes: 1, answers: true },
])(
  'a yes that is killed after $writes writes (known: $answers) asks for its deposit once',
  async ({ writes, answers }) => {
    const deposit = { keepCustomer: true, depositType: 'percentage', depositValue: 50 } as const;
    const { id, link } = await sent(deposit);
    const killed = onTable(tableKilledAfter(table, writes, answers));
    const body = { name: 'Mai Tran' };
    await acceptEstimate(killed, { link, body, client: CLIENT, now: NOW }).catch((error: Error) =>
      expect(error.message).toBe('Killed'),
    );
    const before = await killed.estimates.find(id);
    expect([before?.status, Boolean(before?.deposit)]).toEqual(writes === 0 ? ['SENT', false] : ['ACCEPTED', true]);
    await accept(link);
    const after = await killed.estimates.find(id);
    if (before?.deposit) expect(after?.deposit).toEqual(before.deposit);
    const request = await killed.invoices.find(after?.deposit?.id ?? '');
    expect(request).toMatchObject({ isDeposit: true, status: 'SENT', totalCents: (after?.totalCents ?? 0) / 2 });
  },
);
