import type * as z from 'zod';
import type { Caller } from '#functions/domain/people/members.ts';
import type { Client } from '#functions/services/client.ts';
import type { PathParams, Route } from '#shared/api/route.ts';
import type { Cell, CsvFormat } from '#shared/csv.ts';

type Output<Schema> = Schema extends z.ZodType ? z.output<Schema> : never;
type Part<Key extends string, Value> = [Value] extends [never] ? unknown : { [K in Key]: Value };

/** An unparsed body, for signatures over raw bytes. */
export type RawBody = { bytes: Buffer; headers: Readonly<Record<string, string | undefined>> };

/** The input of a route's handler, validated by the route's declaration. */
export type RouteRequest<R extends Route> = { params: PathParams<R['call']>; client: Client } & Part<
  'query',
  Output<R['query']>
> &
  Part<'body', R['body'] extends 'raw' ? RawBody : Output<R['body']>> &
  (R['access'] extends 'public' ? unknown : { caller: Caller });

/** The result of a route's handler; `serve` keeps exactly the fields that the route declares. */
export type RouteResult<R extends Route> = R['response'] extends z.ZodType
  ? z.input<R['response']>
  : R['response'] extends 'pdf'
    ? Pdf
    : R['response'] extends 'csv'
      ? Csv
      : R['response'] extends 'redirect'
        ? Redirect
        : unknown;

/** A PDF and its file name. */
export type Pdf = { bytes: Uint8Array; fileName: string };

/** Where the client finds what it asked for. */
export type Redirect = { url: string };

/** A table, its file name and how it is written, with commas by default. */
export type Csv = { rows: readonly (readonly Cell[])[]; fileName: string; format?: CsvFormat | undefined };
