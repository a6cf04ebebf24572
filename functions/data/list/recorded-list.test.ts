import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '#functions/data/table/ids.ts';
import { listOfBusiness } from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { auditLogIn } from '#functions/domain/audit/audit-log.ts';
import { declareAction, missingEntry, withAudit } from '#functions/domain/audit/audited-call.ts';
import type { RecordedValue } from '#shared/activity/value.ts';
import { emulatedTable } from '#test/support/emulated-table.ts';
import { refusingEntries } from '#test/support/refused-entries.ts';
import { listIn } from './list.ts';

type Guest = { name: string; city?: string; phone?: string };

const table = await emulatedTable();
const NOW = new Date('2026-03-01T12:00:00Z');
let businessId: string;
beforeEach(() => {
  businessId = newId();
});

const guestsIn = (opened: Table = table) =>
  listIn<Guest, 'name'>(opened, {
    ...listOfBusiness(businessId, 'CUSTOMER'),
    sorts: { name: 'lsi2' },
    recorded: { businessId, kind: 'customer', label: ({ name }) => name },
  });
const guests = () => guestsIn().page({ page: 1, limit: 10, sort: 'name' });

/** The same table, with something that happens once just before its first transaction. */
function overtakenBy(overtake: () => Promise<unknown>): Table {
  let isOvertaken = false;
  return {
    ...table,
    async transact(writes) {
      if (!isOvertaken) {
        isOvertaken = true;
        await overtake();
      }
      return table.transact(writes);
    },
  };
}

/** The entries of the business's log, oldest first. */
async function entries() {
  return (await auditLogIn(table, businessId).read({ limit: 100 })).toReversed();
}

const nameIn = (value: RecordedValue | undefined) => value?.kind === 'text' && value.text;

describe('a list that is recorded', () => {
  it('has an entry for each record that is added, changed and removed', async () => {
    const list = guestsIn();
    const { id } = await list.add({ name: 'Ann', city: '' }, NOW);
    await list.change(id, { name: 'Anne' });
    await list.remove(id);
    const record = (label: string) => ({ kind: 'customer', id, label });
    expect(await entries()).toMatchObject([
      { action: 'customer.create', record: record('Ann'), changes: [{ field: 'name', to: { text: 'Ann' } }] },
      {
        action: 'customer.update',
        record: record('Anne'),
        changes: [{ field: 'name', from: { text: 'Ann' }, to: { text: 'Anne' } }],
      },
      { action: 'customer.delete', record: record('Anne'), changes: [{ field: 'name', from: { text: 'Anne' } }] },
    ]);
  });

  it('has the action and actor that the call declares, and leaves no entry to write', async () => {
    const ann = { userId: 'ann', name: 'Ann', email: 'ann@example.com' };
    await withAudit({ address: '203.0.113.7' }, async () => {
      declareAction({ action: 'employee.accept', businessId, by: ann });
      await guestsIn().add({ name: 'Ann' }, NOW);
      expect(missingEntry()).toBeNull();
    });
    expect(await entries()).toMatchObject([{ action: 'employee.accept', by: ann, address: '203.0.113.7' }]);
  });

  it('has no entry for a change that changes nothing, or that is not made', async () => {
    const { id } = await guestsIn().add({ name: 'Ann' }, NOW);
    const before = await entries();
    await withAudit({}, async () => {
      declareAction({ action: 'customer.update', businessId });
      expect(await guestsIn().change(id, { name: 'Ann', city: '' })).toMatchObject({ name: 'Ann', version: 1 });
      expect(missingEntry()).toBeNull();
    });
    expect(await guestsIn().change(id, { name: 'Bob' }, 2)).toBeNull();
    expect(await guestsIn().change(newId(), { name: 'Bob' })).toBeNull();
    expect(await guestsIn().remove(newId())).toBe(false);
    expect(await entries()).toEqual(before);
  });
});

describe('when the entry cannot be written', () => {
  const refusing = () => guestsIn(refusingEntries(table));

  it('adds nothing', async () => {
    await expect(refusing().add({ name: 'Ann' }, NOW)).rejects.toThrow();
    await expect(refusing().addWith(() => ({}), { name: 'Ann' }, NOW)).rejects.toThrow();
    expect(await guests()).toMatchObject({ items: [], meta: { total: 0 } });
  });

  it('changes and removes nothing', async () => {
    const added = await guestsIn().add({ name: 'Ann' }, NOW);
    await expect(refusing().change(added.id, { name: 'Anne' })).rejects.toThrow();
    await expect(refusing().remove(added.id)).rejects.toThrow();
    expect(await guests()).toMatchObject({ items: [added], meta: { total: 1 } });
  });
});

describe('two windows at once', () => {
  it('both change a record, and the entries show one change after the other', async () => {
    const { id } = await guestsIn().add({ name: 'Ann' }, NOW);
    const names = ['Bea', 'Cy', 'Di', 'Ed'];
    await Promise.all(names.map((name) => guestsIn().change(id, { name })));
    const [, ...changes] = await entries();
    const steps = changes.map(({ changes: [step] }) => step);
    expect(steps.map((step) => nameIn(step?.to)).toSorted()).toEqual(names);
    // Each begins where another ended; the log itself orders entries by the millisecond.
    const last = (await guestsIn().find(id))?.name;
    expect(steps.map((step) => nameIn(step?.from)).toSorted()).toEqual(
      ['Ann', ...names.filter((name) => name !== last)].toSorted(),
    );
  });

  it('change a record once if both have its version', async () => {
    const { id } = await guestsIn().add({ name: 'Ann' }, NOW);
    const changes = ['Bea', 'Cy'].map((name) => guestsIn().change(id, { name }, 1));
    expect((await Promise.all(changes)).filter((changed) => changed !== null)).toHaveLength(1);
    expect(await entries()).toHaveLength(2);
  });

  it('a change that depends on other fields is made to what the other window saved', async () => {
    const { id } = await guestsIn().add({ name: 'Ann', city: 'Banff' }, NOW);
    const overtaken = overtakenBy(() => guestsIn().change(id, { city: 'Jasper' }));
    await guestsIn(overtaken).change(id, ({ city = '' }) => ({ name: `Ann of ${city}` }));
    expect(await guestsIn().find(id)).toMatchObject({ name: 'Ann of Jasper', city: 'Jasper', version: 3 });
  });

  it('remove a record once, as it last was', async () => {
    const { id } = await guestsIn().add({ name: 'Ann' }, NOW);
    const [, ...removed] = await Promise.all([
      guestsIn().change(id, { name: 'Anne' }),
      guestsIn().remove(id),
      guestsIn().remove(id),
    ]);
    expect(removed.filter(Boolean)).toHaveLength(1);
    const made = await entries();
    const deletions = made.filter(({ action }) => action === 'customer.delete');
    const isChanged = made.some(({ action }) => action === 'customer.update');
    expect(deletions).toMatchObject([{ changes: [{ field: 'name', from: { text: isChanged ? 'Anne' : 'Ann' } }] }]);
  });
});
