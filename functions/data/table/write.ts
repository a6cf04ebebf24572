import type { Key } from './keys.ts';
import type { Write } from './table.ts';

/** New values for some fields of a record; undefined removes a field. */
export type Change<Record> = { [Field in keyof Record]?: Record[Field] | undefined };

/** Puts an item; fails if it exists. */
export function putNew<Item extends Key>(item: Item): Write {
  return { Put: { Item: item, ConditionExpression: 'attribute_not_exists(pk)' } };
}

/** Puts an item, replacing any existing one. */
export function put<Item extends Key>(item: Item): Write {
  return { Put: { Item: item } };
}

/** Deletes an item if it exists. */
export function remove(key: Key): Write {
  return { Delete: { Key: key } };
}

/** Deletes an item; fails if it does not exist. */
export function removeExisting(key: Key): Write {
  return { Delete: { Key: key, ConditionExpression: 'attribute_exists(pk)' } };
}

/** Adds an amount to a numeric attribute, starting from 0. */
export function addTo(key: Key, attribute: string, amount: number): Write {
  return {
    Update: {
      Key: key,
      UpdateExpression: 'ADD #attribute :amount',
      ExpressionAttributeNames: { '#attribute': attribute },
      ExpressionAttributeValues: { ':amount': amount },
    },
  };
}

/**
 * Sets attributes of an existing item; those given as undefined are removed. `assignments` are additional ones as
 * DynamoDB expressions, whose names and values the caller supplies.
 */
export function set(
  key: Key,
  attributes: Readonly<Record<string, unknown>>,
  assignments: readonly string[] = [],
): NonNullable<Write['Update']> {
  const entries = Object.entries(attributes);
  const named = (test: (value: unknown) => boolean) => entries.filter(([, value]) => test(value));
  const values = named((value) => value !== undefined);
  const sets = [...assignments, ...values.map(([name]) => `#${name} = :${name}`)];
  const removes = named((value) => value === undefined).map(([name]) => `#${name}`);
  return {
    Key: key,
    UpdateExpression: [sets.length && `SET ${sets.join(', ')}`, removes.length && `REMOVE ${removes.join(', ')}`]
      .filter(Boolean)
      .join(' '),
    ConditionExpression: 'attribute_exists(pk)',
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    ...(values.length && {
      ExpressionAttributeValues: Object.fromEntries(values.map(([name, value]) => [`:${name}`, value])),
    }),
  };
}

type Update = NonNullable<Write['Update']>;
/** A condition with its names and values. */
export type Condition = Pick<Update, 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>;

/** Adds a condition to an update. */
export function onlyIf(update: Update, condition: Condition): Update {
  const values = { ...update.ExpressionAttributeValues, ...condition.ExpressionAttributeValues };
  return {
    ...update,
    ConditionExpression: [update.ConditionExpression, condition.ConditionExpression].filter(Boolean).join(' AND '),
    ExpressionAttributeNames: { ...update.ExpressionAttributeNames, ...condition.ExpressionAttributeNames },
    // DynamoDB rejects an empty map, which the local one accepts.
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}

/** The fields with empty strings replaced by undefined, which removes them. */
export function withoutBlanks<Fields extends object>(fields: Fields): Change<Filled<Fields>> {
  const entries = Object.entries(fields).map(([name, value]) => [name, value === '' ? undefined : value]);
  return Object.fromEntries(entries) as Change<Filled<Fields>>;
}

type Filled<Fields> = { [Name in keyof Fields]: Exclude<Fields[Name], ''> };
