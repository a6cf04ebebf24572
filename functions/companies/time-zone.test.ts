import { expect, it } from 'vitest';
import { reminderQueue } from '#functions/services/reminder-queue.ts';
import { aCaller } from '#test/support/a-caller.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { remindersHarness } from '#test/support/reminders-harness.ts';
import { changeCompany, createCompany } from './companies.ts';
import { companyStore } from './store.ts';

const table = await emulatedTable();
const harness = remindersHarness(table);
const nothing = async () => undefined;

it('a new time zone reschedules the reminders of the invoices, other changes do not', async () => {
  const businessId = await harness.aBusiness();
  const { id: invoiceId } = await harness.anIssuedInvoice(businessId);
  const queued: string[] = [];
  const parts = {
    store: companyStore(table, businessId),
    files: { put: nothing, remove: nothing },
    reminders: reminderQueue({ send: async (body, delay) => void (delay || queued.push(body)) }),
  };
  const { id } = await createCompany(parts, { name: 'Prairie Studio' });
  const change = (update: object) => changeCompany(parts, { caller: aCaller({ businessId }), id, update });
  await change({ name: 'Harbour Studio', timeZone: 'America/Toronto' });
  expect(queued).toEqual([]);
  expect(await harness.dueAt(invoiceId)).toBe('2026-09-28T13:00:00.000Z');
  await change({ timeZone: 'America/Vancouver' });
  expect(queued).toEqual([JSON.stringify({ businessId })]);
  await harness.reschedule(businessId);
  expect(await harness.dueAt(invoiceId)).toBe('2026-09-28T16:00:00.000Z');
});
