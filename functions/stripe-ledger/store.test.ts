import { expect, it } from 'vitest';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { eventStore } from './store.ts';

it('accepts an event once', async () => {
  const table = await emulatedTable();
  const seen = () => table.transact({ event: eventStore(table).seen('evt_once', new Date()) });
  expect([await seen(), await seen()]).toEqual([null, 'event']);
});
