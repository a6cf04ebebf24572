import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile, writeJsonFile } from '#infra/local/emulators/json-file.ts';
import type { Kind, LineItem, OfKind, StripeObject } from './objects.ts';
import { noSuchObject } from './stripe-error.ts';

/** Data of a Checkout Session that is passed to its payment. */
type CheckoutDetails = {
  lineItems: LineItem[];
  payment: { description: string | null; metadata: Record<string, string>; receiptEmail: string | null };
};

/** An onboarding link; `expiresAt` in seconds since 1970. */
type AccountLinkRecord = { account: string; returnUrl: string; refreshUrl: string; expiresAt: number };

/** A response stored for repeats of its idempotency key; `createdAt` in seconds since 1970. */
type StoredResponse = { request: string; path: string; status: number; body: string; createdAt: number };

/** The stand-in's state. The owner of an object is its connected account, or null for the platform. */
type State = {
  objects: Record<string, { owner: string | null; value: StripeObject }>;
  checkouts: Record<string, CheckoutDetails>;
  links: Record<string, AccountLinkRecord>;
  responses: Record<string, StoredResponse>;
  /** Accounts whose owners revoked the platform's access. */
  deauthorized: string[];
  /** Charges whose refunds stay pending until someone decides on them. */
  slowRefunds: string[];
};

/** Reads and writes the stand-in's state. */
export type Store = {
  state: State;
  /** Adds an object. */
  add<T extends StripeObject>(value: T, owner: string | null): T;
  /** Throws 404 `resource_missing` if the account has none. */
  get<K extends Kind>(kind: K, id: string, owner: string | null, param?: string): OfKind<K>;
  /** Newest first; without `owner`, those of all accounts. */
  list<K extends Kind>(kind: K, owner?: string | null): OfKind<K>[];
  ownerOf(id: string): string | null;
  /** Writes the state to its file; call it after each change. */
  save(): void;
};

/** Opens the state kept in `folder`, or an empty one in memory. */
export function openStore(folder: string | null): Store {
  if (folder !== null) mkdirSync(folder, { recursive: true });
  const file = folder === null ? null : join(folder, 'stripe.json');
  const empty: State = { objects: {}, checkouts: {}, links: {}, responses: {}, deauthorized: [], slowRefunds: [] };
  const state: State = { ...empty, ...(file === null ? null : (readJsonFile(file) as Partial<State> | null)) };
  const list: Store['list'] = (kind, owner) =>
    Object.values(state.objects)
      .filter((entry) => owner === undefined || entry.owner === owner)
      .flatMap(({ value }) => (isOfKind(value, kind) ? [value] : []))
      .reverse();
  return {
    state,
    list,
    add(value, owner) {
      state.objects[value.id] = { owner, value };
      return value;
    },
    get(kind, id, owner, param) {
      const entry = Object.hasOwn(state.objects, id) ? state.objects[id] : undefined;
      if (entry && entry.owner === owner && isOfKind(entry.value, kind)) return entry.value;
      throw noSuchObject(kind, id, param);
    },
    ownerOf: (id) => state.objects[id]?.owner ?? null,
    save() {
      if (file !== null) writeJsonFile(file, state);
    },
  };
}

function isOfKind<K extends Kind>(value: StripeObject, kind: K): value is OfKind<K> {
  return value.object === kind;
}
