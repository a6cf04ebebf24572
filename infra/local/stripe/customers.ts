import * as z from 'zod';
import { type Customer, newId } from './objects.ts';
import { Metadata, parseParams, Text } from './params.ts';
import type { World } from './world.ts';

const CustomerParams = z.strictObject({
  name: Text.max(256, 'Must be at most 256 characters').optional(),
  email: z.email('Invalid email address').optional(),
  metadata: Metadata.default({}),
});

/** Creates a customer of a connected account, for whom cards can be saved. */
export function createCustomer({ store, now }: World, params: unknown, account: string | null): Customer {
  const { name = null, email = null, metadata } = parseParams(CustomerParams, params);
  return store.add({ id: newId('cus'), object: 'customer', created: now(), email, metadata, name }, account);
}
