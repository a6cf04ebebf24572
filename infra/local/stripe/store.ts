import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { readJsonFile, writeJsonFile } from '#infra/local/emulators/json-file.ts';
import type { Kind, OfKind, StripeObject } from './objects.ts';
import type { SessionInput } from './session-params.ts';
import { StripeApiError } from './stripe-error.ts';

/** An onboarding link; `expiresAt` in seconds since 1970. */
type AccountLinkRecord = { account: string; returnUrl: string; refreshUrl: string; expiresAt: number };

/** A response stored for repeats of its idempotency key; `createdAt` in seconds since 1970. */
type StoredResponse = { request: string; status?: number; body: string; createdAt: number };

/** A debit of an account with these digits; `begunAt` and `succeededAt` in seconds since 1970. */
type Debit = { account: string; begunAt: number; succeededAt?: number };

/** The stand-in's state. The owner of an object is its connected account, or null for the platform. */
type State = {
  objects: Record<string, { owner: string | null; value: StripeObject }>;
  /** What each Checkout Session was created with. */
  checkouts: Record<string, SessionInput>;
  links: Record<string, AccountLinkRecord>;
  responses: Record<string, StoredResponse>;
  /** Accounts whose owners revoked the platform's access. */
  deauthorized: string[];
  /** The digits of each saved card or bank account, by its id: they decide how it is charged. */
  methodNumbers: Record<string, string>;
  /** The debits of bank accounts, by their payment's id. */
  debits: Record<string, Debit>;
  /** Charges whose refunds stay pending until someone decides on them. */
  slowRefunds: string[];
};

/** Reads and writes the stand-in's state. */
export type Store = {
  state: State;
  /** Adds an object. */
  add<T extends StripeObject>(value: T, owner: string | null): T;
  /** Throws 404 `resource_missing` if the account has none. */
  get<K extends Kind>(kind: K, id: string, owner: string | null): OfKind<K>;
  /** The same for an id that a parameter names. Throws 400 if the account has none. */
  referenced<K extends Kind>(kind: K, id: string, from: { owner: string | null; param: string }): OfKind<K>;
  /** Newest first; without `owner`, those of all accounts. */
  list<K extends Kind>(kind: K, owner?: string | null): OfKind<K>[];
  ownerOf(id: string): string | null;
  /** Writes the state to its file; call it after each change. */
  save(): void;
};

/** Opens the state kept in `folder`. */
export function openStore(folder: string): Store {
  mkdirSync(folder, { recursive: true });
  const file = join(folder, 'stripe.json');
  const empty: State = {
    objects: {},
    checkouts: {},
    links: {},
    responses: {},
    deauthorized: [],
    methodNumbers: {},
    debits: {},
    slowRefunds: [],
  };
  const state: State = { ...empty, ...readJsonFile(file) };
  const list: Store['list'] = (kind, owner) =>
    Object.values(state.objects)
      .filter((entry) => owner === undefined || entry.owner === owner)
      .flatMap(({ value }) => (isOfKind(value, kind) ? [value] : []))
      .reverse();
  const find = <K extends Kind>(kind: K, id: string, owner: string | null): OfKind<K> | undefined => {
    const entry = Object.hasOwn(state.objects, id) ? state.objects[id] : undefined;
    return entry && entry.owner === owner && isOfKind(entry.value, kind) ? entry.value : undefined;
  };
  return {
    state,
    list,
    add(value, owner) {
      state.objects[value.id] = { owner, value };
      return value;
    },
    get(kind, id, owner) {
      const found = find(kind, id, owner);
      if (found) return found;
      throw new StripeApiError(`No such ${kind}: '${id}'`, { status: 404, code: 'resource_missing', param: 'id' });
    },
    referenced(kind, id, { owner, param }) {
      const found = find(kind, id, owner);
      if (found) return found;
      throw new StripeApiError(`No such ${kind}: '${id}'`, { code: 'resource_missing', param });
    },
    ownerOf: (id) => state.objects[id]?.owner ?? null,
    save: () => writeJsonFile(file, state),
  };
}

function isOfKind<K extends Kind>(value: StripeObject, kind: K): value is OfKind<K> {
  return value.object === kind;
}
