import type * as z from 'zod';
import type { Api } from '#shared/api/index.ts';
import type { PathParams, Route, RouteKey } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import { sendRequest } from './http.ts';
import { sessionStore } from './session-store.ts';

type AnyRoute = { [R in keyof Api]: Api[R][keyof Api[R]] }[keyof Api];
type Keyed<R> = R extends Route ? { key: RouteKey<R>; route: R } : never;

/** The name of a call, such as `GET /invoices/{id}`. */
export type CallName = Keyed<AnyRoute>['key'];

type RouteOf<Name extends CallName> = Extract<Keyed<AnyRoute>, { key: Name }>['route'];

type QueryOf<R> = R extends { query: infer Q extends z.ZodType }
  ? { [P in keyof z.output<Q>]: z.output<Q>[P] | undefined }
  : never;
type WithQuery<R> = R extends { query: z.ZodType }
  ? Record<never, never> extends QueryOf<R>
    ? { query?: QueryOf<R> }
    : { query: QueryOf<R> }
  : unknown;
type WithBody<R> = R extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown;

/** What a call takes: its path segments by name, its query and its body as the registry declares them. */
export type CallOptions<Name extends CallName> = PathParams<RouteOf<Name>['path']> &
  WithQuery<RouteOf<Name>> &
  WithBody<RouteOf<Name>> & { signal?: AbortSignal };

/** What a call answers: the declared response, a Blob for a PDF, nothing for 204. */
export type CallAnswer<Name extends CallName> = RouteOf<Name>['response'] extends infer Answer
  ? Answer extends z.ZodType
    ? z.output<Answer>
    : Answer extends 'pdf'
      ? Blob
      : undefined
  : never;

type Options<Name extends CallName> =
  Record<never, never> extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

const WITHOUT_TOKEN: ReadonlySet<CallName> = new Set<CallName>([
  'POST /auth/login',
  'POST /auth/refresh',
  'POST /auth/logout',
  'POST /users',
]);

/**
 * Makes a call of the registry, such as `call('GET /invoices/{id}', { id })`. An expired session is renewed once on the
 * way. Throws AppError with the server's code and messages; its status is 0 when no server answered.
 */
export async function call<Name extends CallName>(name: Name, ...[options]: Options<Name>): Promise<CallAnswer<Name>> {
  const request = requestOf(name, (options ?? {}) as AnyOptions);
  const answer = WITHOUT_TOKEN.has(name) ? sendRequest(request) : sendSignedIn(request);
  return (await answer) as CallAnswer<Name>;
}

type AnyOptions = { query?: Record<string, unknown>; body?: unknown; signal?: AbortSignal; [param: string]: unknown };
type PlainRequest = Parameters<typeof sendRequest>[0];

function requestOf(name: CallName, { query, body, signal, ...params }: AnyOptions): PlainRequest {
  const [method, path = ''] = name.split(' ') as [PlainRequest['method'], string];
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(String(params[param])));
  return { method, path: filled, query: query && toText(query), body, signal };
}

/** Empty values mean "not asked for" and stay out of the address. */
function toText(query: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
}

async function sendSignedIn(request: PlainRequest): Promise<unknown> {
  const token = await sessionStore.accessToken();
  try {
    return await sendRequest({ ...request, token });
  } catch (error) {
    if (!isUnauthenticated(error) || token === null) throw error;
    const renewed = await sessionStore.renew(token);
    if (renewed === null) throw error;
    return sendRequest({ ...request, token: renewed });
  }
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof AppError && error.code === 'UNAUTHENTICATED';
}
