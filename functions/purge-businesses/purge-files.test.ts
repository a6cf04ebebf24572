import { expect, it } from 'vitest';
import { NOW } from '#test/support/purge-harness.ts';
import { purgeBusinesses } from './purge.ts';

it('forgets invoices, appointments and business only once their files are gone', async () => {
  const done: string[] = [];
  const slowly = (what: string) => async (key: string) => {
    await new Promise(setImmediate);
    done.push(`${what} ${key}`);
  };
  let [isListed, isKept] = [true, true];
  const none = async () => 0;
  const store = {
    listOrders: async () => [{ businessId: 'b', deletedAt: '2026-02-01T00:00:00.000Z' }],
    someInvoices: async () => (isListed ? [{ id: 'i', forget }] : []),
    someAppointments: async () => (isKept ? [{ id: 'a', forget: forgetAppointment }] : []),
    ...{ removeFromInvoice: none, removeFromBusiness: none, removeFromActivity: none },
    forgetAccounts: async () => undefined,
    close: async () => void done.push('close b'),
  };
  async function forget() {
    isListed = false;
    done.push('forget i');
  }
  async function forgetAppointment() {
    isKept = false;
    done.push('forget a');
  }
  const dependencies = {
    store,
    ...{ users: { find: async () => undefined }, businesses: { find: async () => undefined } },
    ...{ files: { remove: slowly('remove'), removeAll: slowly('remove') }, releaseEmployees: async () => undefined },
  };
  const businesses = { find: async () => undefined, findCompany: async () => ({ logo: 'images/l.png' }) };
  await purgeBusinesses({ ...dependencies, businesses } as never, { now: NOW, isTimeLeft: () => true });
  expect(done).toEqual([
    'remove pdf/i/',
    'remove attachments/i/',
    'remove uploads/i/',
    'forget i',
    'remove pdf/a/',
    'remove attachments/a/',
    'remove uploads/a/',
    'forget a',
    'remove pdf/b-',
    'remove images/l.png',
    'remove exports/b/',
    'close b',
  ]);
});
