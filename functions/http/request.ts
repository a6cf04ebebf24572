import type * as z from 'zod';
import type { Caller } from '#functions/data/people/members.ts';
import type { PathParams, Route } from '#shared/api/route.ts';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;
type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { [K in Key]: Value };

/** A body as it came over the wire, for signatures over raw bytes. */
export type RawBody = { bytes: Buffer; headers: Readonly<Record<string, string | undefined>> };

/** What the handler of a route receives, checked against its declaration. */
export type RouteRequest<R extends Route> = { params: PathParams<R['path']> } & Part<'query', Output<R['query']>> &
  Part<'body', R['body'] extends 'raw' ? RawBody : Output<R['body']>> &
  (R['access'] extends 'public' ? unknown : { caller: Caller });

/** What the handler of a route answers; `serve` keeps of it exactly the fields that the route declares. */
export type RouteAnswer<R extends Route> = R['response'] extends z.ZodType
  ? z.input<R['response']>
  : R['response'] extends 'pdf'
    ? PdfAnswer
    : unknown;

/** A PDF and the name under which a browser saves it. */
export type PdfAnswer = { bytes: Uint8Array; fileName: string };
