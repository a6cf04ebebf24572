/** A measured figure and its budget; `why` is the reason for a larger budget than similar work has. */
export type Figure = { work: string; measured: string; budget: string; holds: boolean; why?: string };

/** The median of several runs of `work`, in milliseconds, after one run to warm up. */
export async function medianMs(runs: number, work: () => Promise<unknown>): Promise<number> {
  await work();
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) times.push(await msOf(work));
  return median(times);
}

/** The median ratio of the durations of `work` and `peer`, which run in turns, under the same load. */
export async function medianRatio(
  runs: number,
  { work, peer }: { work: () => Promise<unknown>; peer: () => Promise<unknown> },
): Promise<number> {
  const ratios: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const peerMs = await msOf(peer);
    ratios.push((await msOf(work)) / peerMs);
  }
  return median(ratios);
}

async function msOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await work();
  return performance.now() - startedAt;
}

/** The median of some values. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** Figures with the reason for their larger budgets, if there is one. */
export function because(why: string | undefined, figures: readonly Figure[]): Figure[] {
  return figures.map((figure) => ({ ...figure, ...(why && { why }) }));
}

/** A figure that must not exceed its budget. */
export function atMost(work: string, measured: number, budget: number, unit: string): Figure {
  return { work, measured: `${round(measured)} ${unit}`, budget: `≤ ${budget} ${unit}`, holds: measured <= budget };
}

/** A figure that must not be below its budget; a score has no unit. */
export function atLeast(work: string, measured: number, budget: number, unit = ''): Figure {
  return { work, measured: `${round(measured)} ${unit}`, budget: `≥ ${budget} ${unit}`, holds: measured >= budget };
}

function round(value: number): number {
  const places = value < 1 ? 100 : 10;
  return value < 10 ? Math.round(value * places) / places : Math.round(value);
}
