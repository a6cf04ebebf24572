import type * as z from 'zod';
import type { ActivityAction } from '#shared/activity/actions.ts';
import type { ErrorCode } from '#shared/error-codes.ts';
import type { Role } from '#shared/user/schema.ts';

/**
 * Who may call: anyone, any signed-in user, or those people of a business who have one of the roles in `ADMITTED`. An
 * ACCOUNTANT is admitted only where a call says so: to nothing that changes, sends or pays (decision S46).
 */
export type Access = 'public' | 'signedIn' | 'reader' | 'member' | 'books' | 'owner' | 'employee' | 'admin';

/**
 * The roles that each access admits (spec 1 §6): `reader` are all who see the documents of a business, `member` those
 * who make them, `books` those who see its reports, `employee` those who work for somebody else.
 */
export const ADMITTED: Readonly<Record<Exclude<Access, 'public'>, readonly Role[]>> = {
  signedIn: ['ADMIN', 'USER', 'EMPLOYEE', 'ACCOUNTANT'],
  reader: ['ADMIN', 'USER', 'EMPLOYEE', 'ACCOUNTANT'],
  member: ['ADMIN', 'USER', 'EMPLOYEE'],
  books: ['ADMIN', 'USER', 'ACCOUNTANT'],
  owner: ['ADMIN', 'USER'],
  employee: ['EMPLOYEE', 'ACCOUNTANT'],
  admin: ['ADMIN'],
};

/** Header naming the business the client was opened for; sent on every call with an access other than `signedIn`. */
export const BUSINESS_HEADER = 'x-business-id';

/**
 * The declaration of an HTTP call for the stack, the handler, the client and the OpenAPI document. A write by a
 * signed-in user must declare its action in the activity log, or why it has none.
 */
export type Route = CommonRoute & (Read | PublicWrite | Write) & (Open | Closed);

/** A call without a token must say why it needs none. */
type Open = { readonly access: 'public'; readonly whyPublic: string };
type Closed = { readonly access: Exclude<Access, 'public'> };

type Read = { readonly call: `GET ${Path}`; readonly audit?: ActivityAction };
type PublicWrite = { readonly call: WriteCall; readonly access: 'public'; readonly audit?: ActivityAction };
type Write = { readonly call: WriteCall; readonly access: Exclude<Access, 'public'> } & (
  | { readonly audit: ActivityAction }
  | { readonly audit: false; readonly whyNoAudit: string }
);
type WriteCall = `${'POST' | 'PATCH' | 'DELETE'} ${Path}`;
type Path = `/${string}`;

type CommonRoute = {
  /** Method and path under `/api`, with `{name}` segments: the route's name in API Gateway and in the client. */
  readonly call: `GET ${Path}` | WriteCall;
  readonly access: Access;
  /** Whether the caller must have confirmed their email; set for routes that send something to others. */
  readonly verified?: true;
  readonly summary: string;
  readonly query?: z.ZodType<Record<string, unknown>>;
  /** `'raw'` passes the bytes through unparsed, for signed bodies. */
  readonly body?: z.ZodType | 'raw';
  /** `null` responds with 204, `'pdf'` with bytes, `'csv'` with a table as text, `'redirect'` with 302. */
  readonly response: z.ZodType | 'pdf' | 'csv' | 'redirect' | null;
  /** 200 by default. */
  readonly status?: 201 | 302;
  /**
   * Whether the caller must have entered a code of their second factor within the last five minutes, or their password
   * if they have none.
   */
  readonly confirmed?: true;
  /** Whether people of a suspended business may call it; every other call refuses them. */
  readonly openWhenSuspended?: true;
  /**
   * Errors in addition to those implied by an id in the path (404), inputs, access, a changed business (409) and the
   * gateway; see `ownErrors`.
   */
  readonly errors?: readonly ErrorCode[];
  /** Maximum body size in bytes; 1 MB by default. */
  readonly maxBodyBytes?: number;
  /** `'strict'` for calls that cost money or invite guessing: the stage throttles them more. */
  readonly throttle?: 'strict';
};

export type RouteGroup = Readonly<Record<string, Route>>;

/** The `{id}` segments of a call as `{ id: string }`. */
export type PathParams<Call extends string> = Call extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown;

/** Declares the calls of one resource. */
export function routes<const Group extends RouteGroup>(group: Group): Group {
  return group;
}

/** The method and the path of a call, such as `GET` and `/invoices/{id}`. */
export function callParts(call: string): [method: string, path: string] {
  const [method = '', path = ''] = call.split(' ');
  return [method, path];
}
