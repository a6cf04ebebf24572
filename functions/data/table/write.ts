import type { Key } from './keys.ts';
import type { Write } from './table.ts';

/** New values for some fields of a record; undefined removes a field. */
export type Change<Record> = { [Field in keyof Record]?: Record[Field] | undefined };

/** Fields as they were entered; an empty string stands for no value. */
export type Entered<Fields> = { [Field in keyof Fields]: Fields[Field] | '' };

type NonBlank<Fields> = { [Field in keyof Fields]: Exclude<Fields[Field], ''> };

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
): Update {
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

/** An update of one item. */
export type Update = NonNullable<Write['Update']>;
/** A condition with its names and values. */
export type Condition = Pick<Update, 'ConditionExpression' | 'ExpressionAttributeNames' | 'ExpressionAttributeValues'>;

/** Adds conditions to an update. */
export function onlyIf(update: Update, ...conditions: readonly Condition[]): Update {
  const all = [update, ...conditions];
  const values = Object.assign({}, ...all.map((each) => each.ExpressionAttributeValues));
  return {
    ...update,
    ConditionExpression: all.flatMap((each) => each.ConditionExpression || []).join(' AND '),
    ExpressionAttributeNames: Object.assign({}, ...all.map((each) => each.ExpressionAttributeNames)),
    // DynamoDB rejects an empty map, which the local one accepts.
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}

/** Fails unless the item has these values, such as those it was read with; undefined stands for none. */
export function ifEqual(values: Readonly<Record<string, unknown>>): Condition & { ConditionExpression: string } {
  const entries = Object.entries(values);
  const given = entries.filter(([, value]) => value !== undefined);
  const conditions = entries.map(([name, value]) =>
    value === undefined ? `attribute_not_exists(#${name})` : `#${name} = :was_${name}`,
  );
  return {
    ConditionExpression: conditions.join(' AND '),
    ExpressionAttributeNames: Object.fromEntries(entries.map(([name]) => [`#${name}`, name])),
    ...(given.length && {
      ExpressionAttributeValues: Object.fromEntries(given.map(([name, value]) => [`:was_${name}`, value])),
    }),
  };
}

/** The fields with empty strings replaced by undefined, which removes them. */
export function withoutBlanks<Fields extends object>(fields: Fields): Change<NonBlank<Fields>> {
  const entries = Object.entries(fields).map(([name, value]) => [name, value === '' ? undefined : value]);
  return Object.fromEntries(entries) as Change<NonBlank<Fields>>;
}
