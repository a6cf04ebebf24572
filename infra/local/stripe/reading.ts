import * as z from 'zod';
import type { Kind } from './objects.ts';
import { parseParams, WholeNumber } from './params.ts';
import type { World } from './world.ts';

const ListParams = z
  .object({
    limit: WholeNumber.default(10),
    starting_after: z.string().optional(),
    created: z.strictObject({ gte: WholeNumber }).optional(),
  })
  .catchall(z.string());

/** The account's objects of a kind since a time whose properties equal the other parameters, newest first. */
export function listObjects({ store }: World, kind: Kind, { params, account }: Wanted): object {
  const { limit, starting_after, created, ...wanted } = parseParams(ListParams, params);
  const found = store
    .list(kind, account)
    .filter((object) => Object.entries(wanted).every(([name, value]) => Reflect.get(object, name) === value))
    .filter((object) => !created || Reflect.get(object, 'created') >= created.gte);
  const first = found.findIndex(({ id }) => id === starting_after) + 1;
  return { object: 'list', has_more: found.length > first + limit, data: found.slice(first, first + limit) };
}

type Wanted = { readonly params: unknown; readonly account: string | null };

const EXPANDABLE = { payment_method: 'payment_method', latest_charge: 'charge', customer: 'customer' } as const;

const Expand = z.object({
  expand: z
    .array(z.enum(['payment_method', 'latest_charge', 'customer'], 'This property cannot be expanded'))
    .default([]),
});

/** An object with the properties that `expand` names in place of their ids. */
export function expanded({ store }: World, object: object, { params, account }: Wanted): object {
  const { expand } = parseParams(Expand, params);
  const found = expand.map((name) => {
    const id: unknown = Reflect.get(object, name);
    return [name, typeof id === 'string' ? store.get(EXPANDABLE[name], id, account) : id];
  });
  return { ...object, ...Object.fromEntries(found) };
}
