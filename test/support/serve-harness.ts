import * as z from 'zod';
import type { Members } from '#functions/domain/people/members.ts';
import type { HttpEvent } from '#functions/http/event.ts';
import { serve } from '#functions/http/serve.ts';
import { routes } from '#shared/api/route.ts';
import { AppError } from '#shared/errors.ts';
import { aCaller } from './a-caller.ts';

const things = routes({
  read: {
    call: 'GET /things/{id}',
    access: 'public',
    whyPublic: 'test',
    summary: 'Read',
    response: z.object({ id: z.string() }),
  },
  make: {
    call: 'POST /things',
    access: 'owner',
    audit: 'product.create',
    summary: 'Make',
    body: z.strictObject({ name: z.string() }),
    response: z.object({ name: z.string() }),
    status: 201,
  },
  mail: {
    call: 'POST /mails',
    access: 'owner',
    verified: true,
    audit: false,
    whyNoAudit: 'A test',
    summary: 'Mail',
    body: z.strictObject({ name: z.string() }),
    response: null,
  },
  greet: {
    call: 'GET /greeting',
    access: 'signedIn',
    summary: 'Greet',
    response: z.object({ userId: z.string() }),
  },
});

const members: Members = {
  findCaller: async (userId) =>
    userId === 'nobody'
      ? null
      : aCaller({
          userId,
          role: userId === 'employee' ? 'EMPLOYEE' : 'USER',
          businessId: 'b',
          isEmailVerified: userId !== 'unverified',
        }),
  record: async () => {},
};

/** A Lambda function with a route of each kind. */
export const handler = serve(things, members, {
  read: async ({ params }) => {
    if (params.id === 'broken') throw new TypeError('secret detail');
    if (params.id === 'refused') throw Object.assign(new Error("Value 'ann@example.com' failed"), { $metadata: {} });
    if (params.id === 'gone') throw new AppError('NOT_FOUND', 'No such thing');
    return { id: params.id, secret: 'never told' };
  },
  make: async ({ body }) => body,
  mail: async () => undefined,
  greet: async ({ caller }) => caller,
});

type CallOptions = { id?: string; sub?: string; body?: string; headers?: Record<string, string> };

/** Calls a route of that function. */
export function call(routeKey: string, { id, sub, body, headers = {} }: CallOptions = {}) {
  const event = {
    routeKey,
    headers,
    ...(id !== undefined && { pathParameters: { id } }),
    ...(body !== undefined && { body }),
    requestContext: { requestId: 'request', ...(sub && { authorizer: { jwt: { claims: { sub } } } }) },
  } as unknown as HttpEvent;
  return handler(event, {} as never);
}

export const bodyOf = (result: { body?: string | undefined }) => JSON.parse(result.body ?? 'null') as unknown;
