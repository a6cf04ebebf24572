import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newListId } from '#functions/data/table/ids.ts';
import { dueKeys, SHARDS, seriesDueKey } from '#functions/data/table/keys.ts';
import { doWork } from '#functions/reminder-runs/work.ts';
import { dependenciesOn } from '#test/support/reminders-harness.ts';
import { FIRST_DUE, seriesHarness } from '#test/support/series-harness.ts';
import { type Cost, openCountingTable } from './counting-table.ts';
import { atMost, type Figure } from './figure.ts';

const PLANNED = 5_000;
const DUE = 20;

/** The run of all shards over series, beside few and beside many others that are planned for later. */
export async function benchSeriesRuns(): Promise<Figure[]> {
  // A line for each shard would hide the figures.
  process.env.LOG_LEVEL = 'silent';
  const alone = await runBeside(0);
  const { idle, run } = await runBeside(PLANNED);
  const planned = PLANNED.toLocaleString('en');
  return [
    atMost(`series, none due of ${planned}, per shard`, idle.units / SHARDS, 0.5, 'units'),
    atMost(`series, ${DUE} due of ${planned}, against ${DUE} of ${DUE}`, run.units / alone.run.units, 1.01, 'times'),
    atMost(`series, ${DUE} due, per invoice made and sent`, (run.units - run.written) / DUE, 26, 'read units'),
    atMost(`series, ${DUE} due, per invoice made and sent`, run.written / DUE, 77, 'write units'),
  ];
}

/** The cost of a run with nothing due, and of one that makes and sends an invoice of each series that is. */
async function runBeside(planned: number): Promise<{ idle: Cost; run: Cost }> {
  const folder = mkdtempSync(join(tmpdir(), 'northbill-bench-'));
  const counting = await openCountingTable(folder);
  try {
    await counting.fill(plannedSeries(planned));
    const harness = seriesHarness(counting.table);
    const businessId = await harness.aBusiness();
    const series = [];
    for (let made = 0; made < DUE; made += 1) series.push(await harness.aSeries(businessId));
    const dependencies = dependenciesOn(counting.table, () => undefined);
    const runAt = async (now: Date) => {
      for (let shard = 0; shard < SHARDS; shard += 1) await doWork(dependencies, { shard }, now);
    };
    const idle = await counting.costOf(() => runAt(new Date('2026-10-30T12:00:00Z')));
    const run = await counting.costOf(() => runAt(new Date(FIRST_DUE)));
    for (const each of series) {
      const [invoice] = await harness.invoicesOf(each);
      if (invoice?.status !== 'SENT') throw new Error('An invoice was not sent');
    }
    return { idle, run };
  } finally {
    await counting.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Only the keys of what is planned for later: a run reads nothing else of it. */
function* plannedSeries(count: number): Iterable<object> {
  for (let index = 0; index < count; index += 1) {
    const id = newListId(new Date());
    yield { ...seriesDueKey(`business-${index % 100}`, id), ...dueKeys(id, new Date('2027-01-01T14:00:00Z')) };
  }
}
