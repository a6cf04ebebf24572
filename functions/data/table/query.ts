import { type Key, type KeyRange, type LocalIndex, sortKeyOf } from './keys.ts';
import type { Range } from './table.ts';

/** The items of a partition whose sort keys begin with that of `prefix`; all of them when it is empty. */
export function startingWith({ pk, sk }: Key, index?: LocalIndex): Range {
  return {
    ...(index && { IndexName: index }),
    KeyConditionExpression: sk ? `pk = :pk AND begins_with(${sortKey(index)}, :prefix)` : 'pk = :pk',
    ExpressionAttributeValues: { ':pk': pk, ...(sk && { ':prefix': sk }) },
    ConsistentRead: true,
  };
}

/** The items of a partition whose sort keys lie between two, both inclusive. */
export function between([from, to]: KeyRange, index?: LocalIndex): Range {
  return {
    ...(index && { IndexName: index }),
    KeyConditionExpression: `pk = :pk AND ${sortKey(index)} BETWEEN :from AND :to`,
    ExpressionAttributeValues: { ':pk': from.pk, ':from': from.sk, ':to': to.sk },
    ConsistentRead: true,
  };
}

function sortKey(index: LocalIndex | undefined): string {
  return index ? sortKeyOf(index) : 'sk';
}
