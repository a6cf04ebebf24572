import { html } from '#functions/mail/html.ts';
import type { Emulator } from './emulator.ts';
import { readBody, serveLoopback } from './loopback.ts';

const MAX_BODY_BYTES = 25_000_000;

/** A refusal of a call, as AWS's Query protocol reports it. */
export class QueryError extends Error {
  readonly code: string;

  constructor(code: string, message: string) {
    super(message);
    this.code = code;
  }
}

/**
 * Serves the one action of an API in AWS's Query protocol, where a call is a form and its answer XML. `send` returns
 * the id of the message that it sent, or throws QueryError.
 */
export function serveQueryApi(action: string, send: (call: URLSearchParams) => Promise<string>): Promise<Emulator> {
  return serveLoopback(async (request, response) => {
    const call = new URLSearchParams(await readBody(request, MAX_BODY_BYTES));
    response.setHeader('content-type', 'text/xml');
    try {
      const called = call.get('Action');
      if (called !== action) {
        throw new QueryError('InvalidAction', `The action ${called} is not valid for this endpoint.`);
      }
      const result = `<${action}Result><MessageId>${await send(call)}</MessageId></${action}Result>`;
      response.end(`<${action}Response>${result}</${action}Response>`);
    } catch (cause) {
      if (!(cause instanceof QueryError)) throw cause;
      const error = html`<Error><Type>Sender</Type><Code>${cause.code}</Code><Message>${cause.message}</Message></Error>`;
      response.writeHead(400).end(`<ErrorResponse>${error.markup}</ErrorResponse>`);
    }
  });
}

/** The values of a list in a form, whose names are numbered from 1. */
export function numberedIn(call: URLSearchParams, name: (n: number) => string): string[] {
  const values: string[] = [];
  for (let n = 1; call.has(name(n)); n += 1) values.push(call.get(name(n)) ?? '');
  return values;
}
