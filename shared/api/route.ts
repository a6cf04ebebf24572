import type * as z from 'zod';
import type { ErrorCode } from '#shared/errors.ts';

/**
 * Who may call: anybody; a signed-in person; any role of a business; its owner or an administrator, not an EMPLOYEE;
 * an EMPLOYEE alone; an administrator (spec 1 §6).
 */
export type Access = 'public' | 'signedIn' | 'member' | 'owner' | 'employee' | 'admin';

/** The header with the business that the client's page was opened for, on every call that is not `signedIn`. */
export const BUSINESS_HEADER = 'x-business-id';

/** One HTTP call: everything that the stack, the handler, the client and the OpenAPI document need to know about it. */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Path behind `/api`, with `{name}` segments. */
  readonly path: `/${string}`;
  readonly access: Access;
  readonly summary: string;
  readonly query?: z.ZodType<Record<string, unknown>>;
  /** `'raw'` hands the bytes over as they came, for signed bodies. */
  readonly body?: z.ZodType | 'raw';
  /** `null` answers 204; `'pdf'` answers bytes. */
  readonly response: z.ZodType | 'pdf' | null;
  /** 200 unless told. */
  readonly status?: 201;
  /** Failures besides 400, 401, 403, 500 and a changed business (409), which every route may return. */
  readonly errors?: readonly ErrorCode[];
  /** Largest body in bytes; 1 MB unless told. */
  readonly maxBodyBytes?: number;
  /** `'strict'` for calls that cost money or invite guessing: the stage throttles them harder. */
  readonly throttle?: 'strict';
};

export type RouteGroup = Readonly<Record<string, Route>>;

/** The `{id}` segments of a path, as `{ id: string }`. */
export type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [K in Name]: string } & PathParams<Rest>
  : unknown;

/** Declares the calls of one resource. */
export function routes<const Group extends RouteGroup>(group: Group): Group {
  return group;
}

/** The name of a route in API Gateway, such as `GET /invoices/{id}`. */
export type RouteKey<R extends Route = Route> = `${R['method']} ${R['path']}`;

export function routeKey(route: Pick<Route, 'method' | 'path'>): RouteKey {
  return `${route.method} ${route.path}`;
}
