import { expect, it } from 'vitest';
import { companyStore } from '#functions/companies/store.ts';
import { type Key, paymentSettingsKey, remindersKey, userKey } from '#functions/data/table/keys.ts';
import { startingWith } from '#functions/data/table/query.ts';
import type { Table } from '#functions/data/table/table.ts';
import { type AppointmentRecord, appointmentStore } from '#functions/domain/appointment/appointments.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { reminderSettingsIn } from '#functions/invoice-delivery/reminder-settings-store.ts';
import { paymentSettingsStore } from '#functions/payment-settings/store.ts';
import { DEFAULT_REMINDERS } from '#shared/reminder/settings.ts';
import { accountHarness } from '#test/support/account-harness.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { refusingEntries } from '#test/support/refused-entries.ts';

const table = await emulatedTable();
const harness = accountHarness(table);

type Business = { businessId: string; ownerId: string };

const KICK_OFF: AppointmentRecord = {
  id: 'kick-off',
  title: 'Kick-off',
  startTime: '2026-03-01T16:00:00.000Z',
  endTime: '2026-03-01T16:30:00.000Z',
  status: 'pending',
  customerId: 'ann',
  customer: { id: 'ann', name: 'Ann', email: 'ann@example.com' },
  version: 1,
};
const SETTINGS = { preferredCurrency: 'USD', version: 1 } as const;
const COMPANY = { id: 'larch', name: 'Larch Studio', version: 1 };
const REMINDERS = { ...DEFAULT_REMINDERS, isOn: true, version: 2 };

/** Each change of a record, after those before it. */
const CHANGES: Readonly<Record<string, ((table: Table, business: Business) => Promise<unknown>)[]>> = {
  appointment: [
    (opened, { businessId }) => appointmentStore(opened, businessId).add(KICK_OFF),
    (opened, { businessId }) => appointmentStore(opened, businessId).change(KICK_OFF, { status: 'confirmed' }),
    (opened, { businessId }) => appointmentStore(opened, businessId).remove({ ...KICK_OFF, version: 2 }, new Date()),
  ],
  company: [
    (opened, { businessId }) => companyStore(opened, businessId).add({ ...COMPANY, timeZone: 'America/Toronto' }),
    (opened, { businessId }) => companyStore(opened, businessId).change(COMPANY, { timeZone: 'America/Halifax' }),
    (opened, { businessId }) => companyStore(opened, businessId).remove({ ...COMPANY, version: 2 }),
  ],
  'payment settings': [
    (opened, { businessId, ownerId }) => paymentSettingsStore(opened, businessId).add({ ownerId }, SETTINGS, {}),
    (opened, { businessId, ownerId }) =>
      paymentSettingsStore(opened, businessId).change({ ownerId }, SETTINGS, { preferredCurrency: 'CAD' }, {}),
  ],
  profile: [
    async (opened, { ownerId }) => {
      const users = usersIn(opened);
      const user = await users.find(ownerId);
      return user && users.changeProfile(user, { firstName: 'Zoé' });
    },
  ],
  'reminder settings': [
    (opened, { businessId }) => reminderSettingsIn(opened, businessId).replace(DEFAULT_REMINDERS, REMINDERS),
    (opened, { businessId }) =>
      reminderSettingsIn(opened, businessId).replace(REMINDERS, { ...REMINDERS, hour: 7, version: 3 }),
  ],
};

/** Everything that a business and its owner have, without the activity log. */
async function stored({ businessId, ownerId }: Business): Promise<object> {
  const all = ({ pk }: Key) => table.query(startingWith({ pk, sk: '' }));
  return {
    records: await all({ pk: `BUSINESS#${businessId}`, sk: '' }),
    owner: await all(userKey(ownerId)),
    settings: await all(paymentSettingsKey(businessId)),
    reminders: await all(remindersKey(businessId)),
  };
}

it.each(Object.entries(CHANGES))('%s: no change is made if its entry is refused', async (_, changes) => {
  const { id: ownerId, businessId } = await harness.anUnverifiedPerson();
  const business = { businessId, ownerId };
  for (const change of changes) {
    const before = await stored(business);
    await expect(change(refusingEntries(table), business)).rejects.toThrow('The activity entry was refused');
    expect(await stored(business)).toEqual(before);
    expect(await change(table, business)).not.toBe(false);
    expect(await stored(business)).not.toEqual(before);
  }
});
