import { expect, it } from 'vitest';
import type { AuditLog } from '#functions/domain/audit/audit-log.ts';
import type { Activity } from '#shared/activity/schema.ts';
import { exportActivity, listActivity } from './activity.ts';
import { forAccountant } from './for-accountant.ts';

const ENTRY: Activity = {
  id: '0',
  at: '2026-03-01T00:00:00.000Z',
  action: 'payment-settings.update',
  by: { userId: 'u', name: 'Maya Roy', email: 'maya@larch.test' },
  address: '203.0.113.7',
  device: 'Firefox on Windows',
  changes: [
    { field: 'accountNumber', from: { kind: 'tail', tail: '1204' }, to: { kind: 'tail', tail: '87' } },
    { field: 'iban', to: { kind: 'tail', tail: '5555' } },
    { field: 'eTransferEmail', from: { kind: 'tail', tail: 'maya@larch.test' } },
    { field: 'bankName', to: { kind: 'text', text: 'Foothills Credit Union' } },
  ],
};
const log: Pick<AuditLog, 'read'> = { read: async () => [ENTRY] };

it('shows an accountant no address, no device and at most three characters of a bank number', async () => {
  const { address: _address, device: _device, ...entry } = ENTRY;
  const { data } = await listActivity(forAccountant(log), { limit: 5 }, 'en');
  expect(data).toEqual([
    {
      ...entry,
      changes: [
        { field: 'accountNumber', from: { kind: 'tail', tail: '204' }, to: { kind: 'tail', tail: '87' } },
        { field: 'iban', to: { kind: 'tail', tail: '555' } },
        ...entry.changes.slice(2),
      ],
    },
  ]);
});

it('exports no more to them', async () => {
  const occasion = { now: new Date(ENTRY.at), timeZone: 'America/Vancouver', language: 'en' } as const;
  const tableOf = async (one: typeof log) => JSON.stringify((await exportActivity(one, {}, occasion)).rows);
  expect(await tableOf(log)).toMatch(/203\.0\.113\.7.*Firefox.*5555/);
  expect(await tableOf(forAccountant(log))).not.toMatch(/203\.0\.113\.7|Firefox|1204|5555/);
});
