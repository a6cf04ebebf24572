import type * as z from 'zod';
import type { Api } from '#shared/api/index.ts';
import { callParts, type PathParams } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import { log } from '#web/lib/errors/error-log.ts';
import { isUnconfirmed } from '#web/lib/errors/refusals.ts';
import { askToConfirm } from '#web/lib/session/confirmation.ts';
import { businessOf, isChangingBusiness, leaveBusiness } from '#web/lib/session/current-business.ts';
import { currentRole, hasLostRole } from '#web/lib/session/current-role.ts';
import { sessionStore } from '#web/lib/session/current-session.ts';
import { RoleChangedError } from './call-errors.ts';
import { sendRequest } from './http.ts';
import { t } from './texts.en.ts';

type AnyRoute = { [R in keyof Api]: Api[R][keyof Api[R]] }[keyof Api];

/** The name of a call, such as `GET /invoices/{id}`. */
export type CallName = AnyRoute['call'];

type RouteOf<Name extends CallName> = Extract<AnyRoute, { call: Name }>;

type QueryOf<R> = R extends { query: infer Q extends z.ZodType }
  ? { [P in keyof z.output<Q>]: z.output<Q>[P] | undefined }
  : never;
type WithQuery<R> = R extends { query: z.ZodType }
  ? Record<never, never> extends QueryOf<R>
    ? { query?: QueryOf<R> }
    : { query: QueryOf<R> }
  : unknown;
/** A body that may be null may also be absent. */
type WithBody<R> = R extends { body: infer B extends z.ZodType }
  ? null extends z.input<B>
    ? { body?: z.input<B> }
    : { body: z.input<B> }
  : unknown;

/** The parameters of a call: path segments by name, query and body as declared in the registry. */
export type CallOptions<Name extends CallName> = PathParams<Name> &
  WithQuery<RouteOf<Name>> &
  WithBody<RouteOf<Name>> & { signal?: AbortSignal };

/** The result of a call: the declared response, a Blob for a PDF or CSV, undefined for 204. */
export type CallAnswer<Name extends CallName> = RouteOf<Name>['response'] extends infer Answer
  ? Answer extends z.ZodType
    ? z.output<Answer>
    : Answer extends 'pdf' | 'csv'
      ? Blob
      : undefined
  : never;

type Options<Name extends CallName> =
  Record<never, never> extends CallOptions<Name> ? [options?: CallOptions<Name>] : [options: CallOptions<Name>];

const WITHOUT_TOKEN: ReadonlySet<CallName> = new Set<CallName>([
  'POST /auth/login',
  'POST /auth/refresh',
  'POST /auth/logout',
  'POST /auth/forgot-password',
  'POST /auth/reset-password',
  'POST /contact',
  'GET /invitations/{token}',
  'POST /invitations/{token}/accept',
  'POST /invitations/{token}/reject',
  'POST /invitations/{token}/block',
  'POST /invitations/{token}/unblock',
  'POST /users',
  'POST /users/puzzle',
]);

/**
 * Makes an API call, such as `call('GET /invoices/{id}', { id })`. Renews an expired session once; if that requires a
 * new sign-in, the call waits for it. Throws AppError with the server's code and messages. Status 0 means that no
 * server responded; the reasons `CONFIRMATION_REQUIRED` and `CODE_REQUIRED`, that the user declined to confirm their
 * identity.
 */
export async function call<Name extends CallName>(name: Name, ...[options]: Options<Name>): Promise<CallAnswer<Name>> {
  const request = requestOf(name, (options ?? {}) as AnyOptions);
  const answer = WITHOUT_TOKEN.has(name) ? sendRequest(request) : sendSignedIn(request);
  const isLeaving = leavingDuring(answer);
  answer.catch((error: unknown) => isLeaving() || logFailure(name, error));
  return (await answer) as CallAnswer<Name>;
}

type AnyOptions = { query?: Record<string, unknown>; body?: unknown; signal?: AbortSignal; [param: string]: unknown };
type PlainRequest = Parameters<typeof sendRequest>[0];

function requestOf(name: CallName, { query, body, signal, ...params }: AnyOptions): PlainRequest {
  const [method, path] = callParts(name);
  const filled = path.replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(String(params[param])));
  return { method: method as PlainRequest['method'], path: filled, query: query && toText(query), body, signal };
}

/** Empty values mean "not specified" and stay out of the address. */
function toText(query: Record<string, unknown>): Record<string, string> {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== '');
  return Object.fromEntries(given.map(([key, value]) => [key, String(value)]));
}

/** Resends a call once the user has confirmed their identity, if the server asks for that. */
async function sendSignedIn(request: PlainRequest): Promise<unknown> {
  const { generation } = sessionStore.snapshot();
  try {
    return await sendAsCaller(request, generation);
  } catch (error) {
    if (!isUnconfirmed(error) || !(await askToConfirm(error.reason === 'CODE_REQUIRED'))) throw error;
    return sendAsCaller(request, generation);
  }
}

/** A call belongs to the user who made it: once their session ends, it fails instead of using the next one. */
async function sendAsCaller(request: PlainRequest, generation: number): Promise<unknown> {
  const requirePerson = () => {
    if (sessionStore.snapshot().generation !== generation) throw new AppError('UNAUTHENTICATED', t.sessionEnded);
  };
  const send = async (token: string | null) => {
    requirePerson();
    // Without naming its business, the call would act on the new one.
    if (request.path !== '/auth/profile' && isChangingBusiness(generation)) {
      throw new AppError('CONFLICT', t.businessLeft, { reason: 'BUSINESS_CHANGED' });
    }
    const answer = await sendRequest({ ...request, token, businessId: businessOf(generation) });
    requirePerson();
    return answer;
  };
  const token = await sessionStore.accessToken();
  const role = currentRole();
  try {
    return await send(token);
  } catch (error) {
    if (error instanceof AppError && error.reason === 'BUSINESS_CHANGED') leaveBusiness(generation);
    if (isRoleRefused(error) && (await hasLostRole(role))) throw new RoleChangedError({ cause: error });
    if (!isUnauthenticated(error) || token === null) throw error;
    requirePerson();
    return send(await sessionStore.renew(token));
  }
}

function isUnauthenticated(error: unknown): boolean {
  return error instanceof AppError && error.code === 'UNAUTHENTICATED';
}

/** Also raised by a suspended business: the guard then shows the one screen that is left. */
function isRoleRefused(error: unknown): boolean {
  const reason = error instanceof AppError && error.reason;
  return reason === 'NOT_ALLOWED' || reason === 'NOT_EMPLOYED' || reason === 'BUSINESS_SUSPENDED';
}

/** Logs failures of the server or the connection by call name: the address may contain a token. */
function logFailure(name: CallName, error: unknown): void {
  if (!(error instanceof AppError) || (error.status > 0 && error.status < 500)) return;
  log('error', `${name} failed`, { status: error.status, code: error.code, messages: error.messages });
}

/**
 * Whether the person has begun to leave the page during a call: WebKit then fails it as if the connection were lost.
 * Listens no longer than the call takes: Firefox loads pages that listen for `beforeunload` again on Back.
 */
function leavingDuring(answer: Promise<unknown>): () => boolean {
  let isLeaving = false;
  const onLeave = () => {
    isLeaving = true;
  };
  addEventListener('beforeunload', onLeave);
  const stop = () => removeEventListener('beforeunload', onLeave);
  answer.then(stop, stop);
  return () => isLeaving;
}
