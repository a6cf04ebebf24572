import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newId } from '#functions/data/table/ids.ts';
import { chargeDueKey, dueKeys, SHARDS } from '#functions/data/table/keys.ts';
import { doWork } from '#functions/reminder-runs/work.ts';
import { CHARGED_AT, chargesHarness } from '#test/support/charges-harness.ts';
import { dependenciesOn } from '#test/support/reminders-harness.ts';
import { type Cost, openCountingTable } from './counting-table.ts';
import { atMost, type Figure } from './figure.ts';

const PLANNED = 5_000;
const DUE = 20;

/** The run of all shards over charges of saved cards, beside few and beside many that are planned for later, and a charge. */
export async function benchCharges(): Promise<Figure[]> {
  // A line for each shard would hide the figures.
  process.env.LOG_LEVEL = 'silent';
  const alone = await chargeBeside(0);
  const { idle, run, charged, declined } = await chargeBeside(PLANNED);
  const planned = PLANNED.toLocaleString('en');
  return [
    atMost(`charges, none due of ${planned}, per shard`, idle.units / SHARDS, 0.5, 'units'),
    atMost(`charges, ${DUE} due of ${planned}, against ${DUE} of ${DUE}`, run.units / alone.run.units, 1.01, 'times'),
    atMost('a charge, paid', (charged.units - charged.written) / DUE, 9, 'read units'),
    atMost('a charge, paid', charged.written / DUE, 38, 'write units'),
    atMost('a charge, declined', (declined.units - declined.written) / DUE, 9, 'read units'),
    atMost('a charge, declined', declined.written / DUE, 19, 'write units'),
  ];
}

type Costs = { readonly idle: Cost; readonly run: Cost; readonly charged: Cost; readonly declined: Cost };

/** The cost of a run with nothing due, of one that queues what is, and of the charges themselves. */
async function chargeBeside(planned: number): Promise<Costs> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const counting = await openCountingTable(folder);
  try {
    await counting.fill(plannedCharges(planned));
    const harness = chargesHarness(counting.table);
    const queued = new Set<string>();
    const dependencies = dependenciesOn(
      counting.table,
      () => undefined,
      ({ invoiceId }) => queued.add(invoiceId),
    );
    const runAt = async (now: Date) => {
      for (let shard = 0; shard < SHARDS; shard += 1) await doWork(dependencies, { shard }, now);
    };
    for (let made = 0; made < 2 * DUE; made += 1) await harness.anInvoice();
    const idle = await counting.costOf(() => runAt(new Date('2026-11-30T12:00:00Z')));
    const run = await counting.costOf(() => runAt(new Date(CHARGED_AT)));
    const [first, second] = [[...queued].slice(0, DUE), [...queued].slice(DUE)];
    if (second.length !== DUE) throw new Error(`${queued.size} charges were queued`);
    const chargeAll = async (ids: readonly string[]) => {
      for (const id of ids) await harness.run(id);
    };
    const charged = await counting.costOf(() => chargeAll(first));
    harness.provider.outcomes.push(...second.map(() => 'declined' as const));
    const declined = await counting.costOf(() => chargeAll(second));
    for (const id of first) if ((await harness.read(id)).status !== 'PAID') throw new Error('A card was not charged');
    return { idle, run, charged, declined };
  } finally {
    await counting.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Only the keys of what is planned for later: a run reads nothing else of it. */
function* plannedCharges(count: number): Iterable<object> {
  for (let index = 0; index < count; index += 1) {
    const id = newId();
    yield { ...chargeDueKey(id), ...dueKeys(id, new Date('2027-01-01T14:00:00Z')) };
  }
}
