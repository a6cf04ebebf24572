import { createHash } from 'node:crypto';
import { type AttributeValue, type DynamoDBClient, paginateScan } from '@aws-sdk/client-dynamodb';

/** The number of items of one kind, and a digest of their contents in any order. */
export type Fingerprint = { readonly items: number; readonly digest: string };

/** Fingerprints of a table, by kind of item such as `BUSINESS#… CUSTOMER#…`. */
export type Fingerprints = Readonly<Record<string, Fingerprint>>;

type Item = Record<string, AttributeValue>;

/** Reads a whole table. Expired items do not count, since DynamoDB deletes them at some point. */
export async function fingerprintsOf(client: DynamoDBClient, TableName: string, now: Date): Promise<Fingerprints> {
  const kinds = new Map<string, { items: number; sum: Buffer }>();
  for await (const { Items = [] } of paginateScan({ client }, { TableName, ConsistentRead: true })) {
    for (const item of Items.filter((each) => !isExpired(each, now))) {
      const { items, sum } = kinds.get(kindOf(item)) ?? { items: 0, sum: Buffer.alloc(32) };
      const digest = createHash('sha256').update(canonical(item)).digest();
      kinds.set(kindOf(item), { items: items + 1, sum: sum.map((byte, at) => byte ^ (digest[at] ?? 0)) as Buffer });
    }
  }
  const sorted = [...kinds].sort(([one], [other]) => one.localeCompare(other));
  return Object.fromEntries(
    sorted.map(([kind, { items, sum }]) => [kind, { items, digest: Buffer.from(sum).toString('hex') }]),
  );
}

/** One line for each kind of item in which two tables differ; none if they have the same items. */
export function differences(one: Fingerprints, other: Fingerprints): string[] {
  const kinds = [...new Set([...Object.keys(one), ...Object.keys(other)])].sort();
  return kinds.flatMap((kind) => {
    const [before, after] = [one[kind], other[kind]];
    if (before?.digest === after?.digest) return [];
    const counts = `${before?.items ?? 0} and ${after?.items ?? 0} items`;
    return [`${kind}: ${counts}${before?.items === after?.items ? ' with different contents' : ''}`];
  });
}

/** The number of items in a table. */
export function itemsIn(fingerprints: Fingerprints): number {
  return Object.values(fingerprints).reduce((sum, { items }) => sum + items, 0);
}

function isExpired({ ttl }: Item, now: Date): boolean {
  return ttl?.N !== undefined && Number(ttl.N) * 1_000 <= now.getTime();
}

/** The constant prefixes of both keys, as in the key chart. */
function kindOf({ pk, sk }: Item): string {
  return [pk, sk].map((value) => value?.S?.split('#')[0] ?? '').join(' ');
}

/** The same text for equal items, whatever the order of their attributes. */
function canonical(item: Item): string {
  return JSON.stringify(item, (_, value: unknown) =>
    value && typeof value === 'object' && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value,
  );
}
