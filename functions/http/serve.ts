import middy from '@middy/core';
import type { Context } from 'aws-lambda';
import { withAudit } from '#functions/domain/audit/audited-call.ts';
import type { Members } from '#functions/domain/people/members.ts';
import { addLogFields, withLogFields } from '#functions/services/log.ts';
import type { Route, RouteGroup } from '#shared/api/route.ts';
import { CSV_START, toCsv } from '#shared/csv.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { NO_SUCH_CALL, NOT_FROM_SITE } from '#shared/refusals/requests.ts';
import { callerOf } from './access.ts';
import { attachment } from './attachment.ts';
import { declareRoute, recorded } from './audit.ts';
import { compress } from './compress.ts';
import { errors, json, NO_STORE } from './errors.ts';
import type { HttpEvent, HttpResult } from './event.ts';
import { callFields, clientOf, log } from './log.ts';
import { jsonBody, limitedBody, parse, pathParams, queryOf } from './parse.ts';
import type { Csv, Pdf, Redirect, RouteRequest, RouteResult } from './request.ts';

/** One handler for each route of a resource. */
export type Handlers<Group extends RouteGroup> = {
  [Name in keyof Group]: (request: RouteRequest<Group[Name]>) => Promise<RouteResult<Group[Name]>>;
};

type AnyHandler = (request: object) => Promise<unknown>;

/**
 * The Lambda handler of a resource: matches the route, checks access, parses, calls the handler, writes the activity
 * log and responds. A route without a handler, or a handler without a route, does not compile.
 */
export function serve<Group extends RouteGroup>(group: Group, members: Members, handlers: Handlers<Group>) {
  const routesByCall = new Map<string, { route: Route; handle: AnyHandler }>(
    Object.entries(group).map(([name, route]) => [route.call, { route, handle: handlers[name] as AnyHandler }]),
  );
  if (routesByCall.size < Object.keys(group).length) throw new Error('Two routes have the same call');
  const respond = middy<HttpEvent, HttpResult>()
    .use(log())
    .use(errors())
    .use(compress())
    .handler(async (event) => {
      requireOriginSecret(event);
      const match = routesByCall.get(event.routeKey);
      if (!match) throw refusal({ NO_SUCH_CALL });
      const request = await readRequest(match.route, event, members);
      return toResult(match.route, await recorded(members, () => match.handle(request)));
    });
  return (event: HttpEvent, context: Context): Promise<HttpResult> =>
    withLogFields(callFields(event), () => withAudit(clientOf(event), () => respond(event, context)));
}

/**
 * Throws FORBIDDEN for calls that bypass the distribution and its firewall: the distribution adds the function's
 * secret, beside those of before and after a rotation. Calls from other functions have no HTTP context and pass.
 */
function requireOriginSecret(event: HttpEvent): void {
  const secret = process.env.ORIGIN_SECRET;
  if (!secret || !event.requestContext.http) return;
  const sent = event.headers['x-origin-secrets'] ?? '';
  if (!sent.split(' ').includes(secret)) throw refusal({ NOT_FROM_SITE });
}

async function readRequest(route: Route, event: HttpEvent, members: Members): Promise<object> {
  const { access } = route;
  const caller = access === 'public' ? undefined : await callerOf(event, { ...route, access }, members);
  if (caller) addLogFields({ userId: caller.userId, businessId: caller.businessId });
  declareRoute(route, caller);
  return {
    caller,
    client: clientOf(event),
    params: pathParams(event),
    query: route.query && parse(route.query, queryOf(event)),
    body: readBody(route, event),
  };
}

function readBody(route: Route, event: HttpEvent): unknown {
  if (!route.body) return undefined;
  const bytes = limitedBody(event, route.maxBodyBytes);
  return route.body === 'raw' ? { bytes, headers: event.headers } : parse(route.body, jsonBody(bytes));
}

function toResult(route: Route, value: unknown): HttpResult {
  if (route.response === null) return { statusCode: 204, headers: NO_STORE };
  if (route.response === 'pdf') return pdf(value as Pdf);
  if (route.response === 'csv') return csv(value as Csv);
  if (route.response === 'redirect')
    return { statusCode: 302, headers: { ...NO_STORE, location: (value as Redirect).url } };
  return json(route.status ?? 200, route.response.parse(value));
}

function csv({ rows, fileName, format }: Csv): HttpResult {
  return {
    statusCode: 200,
    headers: {
      ...NO_STORE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': attachment(fileName),
    },
    body: CSV_START + toCsv(rows, format),
  };
}

function pdf({ bytes, fileName }: Pdf): HttpResult {
  return {
    statusCode: 200,
    isBase64Encoded: true,
    headers: {
      ...NO_STORE,
      'content-type': 'application/pdf',
      'content-disposition': attachment(fileName),
    },
    body: Buffer.from(bytes).toString('base64'),
  };
}
