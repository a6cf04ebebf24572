import { newListId } from '#functions/data/table/ids.ts';
import { FIRST_VERSION } from '#functions/data/table/version.ts';
import { createOnce } from '#functions/domain/creation/create-once.ts';
import type { Creations } from '#functions/domain/creation/creations.ts';
import { type KeptCustomers, keptFor } from '#functions/domain/invoice/kept-customer.ts';
import { MAX_SERIES } from '#functions/domain/series/limits.ts';
import type { SeriesRecord } from '#functions/domain/series/series-record.ts';
import type { WithClientId } from '#shared/client-id.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { TOO_MANY_SERIES } from '#shared/refusals/series.ts';
import type { Series, SeriesInput } from '#shared/series/schema.ts';
import { pricedOn } from './content.ts';
import type { Dependencies } from './own-series.ts';
import { surroundingsOf, viewOf } from './view.ts';

type Creating = Dependencies & { readonly creations: Creations; readonly kept: KeptCustomers };

/**
 * Creates a series without a schedule, once for a client's id; its recipient is kept if that is asked for. Throws
 * INVALID_REQUEST if amounts contradict each other, CONFLICT if the business has as many as it may have, and like
 * `createOnce`.
 */
export async function createSeries(
  dependencies: Creating,
  { body, now }: { readonly body: WithClientId<SeriesInput>; readonly now: Date },
): Promise<Series> {
  const { businessId, series, creations, customers, kept } = dependencies;
  const surroundings = await surroundingsOf(dependencies, now);
  const created = await createOnce<SeriesInput, SeriesRecord>(creations, {
    body,
    now,
    find: series.find,
    create: async (entered, also) => {
      if ((await series.count()) >= MAX_SERIES) throw refusal({ TOO_MANY_SERIES }, { max: MAX_SERIES });
      const input = await series.followed(entered);
      const { invoice: wanted, writes } = await keptFor(kept, { invoice: newSeries(businessId, input, now), now });
      const record = await pricedOn(customers, wanted, { ...surroundings, day: surroundings.today });
      const failed = await series.create(record, { ...writes, ...also(record.id) });
      return failed === null ? record : null;
    },
  });
  return viewOf(dependencies, created, surroundings);
}

function newSeries(businessId: string, input: SeriesInput, now: Date): SeriesRecord {
  const at = now.toISOString();
  return {
    ...input,
    id: newListId(now),
    businessId,
    status: 'DRAFT',
    next: 0,
    madeCount: 0,
    skipped: [],
    totalCents: 0,
    changes: 0,
    version: FIRST_VERSION,
    createdAt: at,
    updatedAt: at,
  };
}
