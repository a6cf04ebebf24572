import type { Lost } from './card-charges.ts';
import type { chargesHarness } from './charges-harness.ts';
import { tableKilledAfter } from './killed-table.ts';
import { repeats } from './repeats.ts';

/** How many charges are killed again and again, and the time that this may take. */
export const ROUNDS = repeats(12, 200);
export const LONG = repeats(120_000, 1_800_000);

/** Where a run ends: after so many writes, or at a call of the provider. */
export type Kill = { readonly writes?: number; readonly answers?: boolean; readonly lost?: Lost };

/** More writes than a run has: its place, the id, and how the charge ended or that a debit is on its way. */
export const WRITES = 4;
const AT_A_WRITE: Kill[] = [...Array(WRITES).keys()].flatMap((writes) =>
  [true, false].map((answers) => ({ writes, answers })),
);
const AT_A_CALL: Kill[] = (['create', 'confirm', 'find'] as const).flatMap((call) =>
  (['before', 'after'] as const).map((when) => ({ lost: { call, when } })),
);
export const KILLS = [...AT_A_WRITE, ...AT_A_CALL];

export const random = (below: number) => Math.floor(Math.random() * below);
export const anyKill = (): Kill => KILLS[random(KILLS.length)] ?? {};

type Charge = { readonly harness: ReturnType<typeof chargesHarness>; readonly id: string };

/** A run of a charge that ends where it is killed. The provider is its own, so that only its own calls are lost. */
export async function killedRun({ harness, id }: Charge, { writes, answers = true, lost }: Kill, at: string) {
  const { table } = harness.dependencies;
  if (lost) harness.provider.lost.push(lost);
  const on = writes === undefined ? table : tableKilledAfter(table, writes, answers);
  await harness.run(id, at, on).catch(() => undefined);
  harness.provider.lost.length = 0;
}
