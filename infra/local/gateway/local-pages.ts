import type { IncomingMessage, ServerResponse } from 'node:http';
import { attachment } from '#functions/http/attachment.ts';
import { readBody } from '#infra/local/emulators/loopback.ts';
import type { Ses } from '#infra/local/emulators/ses.ts';
import type { Sns } from '#infra/local/emulators/sns.ts';
import { mailsPage } from '#infra/local/mails/mails-page.ts';
import { outboxData, outboxPage } from '#infra/local/outbox/outbox.ts';
import type { StripeEmulator } from '#infra/local/stripe/stripe.ts';
import type { LoadFunction } from '#infra/local/triggers/functions.ts';
import { runSchedules } from '#infra/local/triggers/run-schedules.ts';
import { runSchedule, scheduledFunction } from '#infra/local/triggers/schedules.ts';
import { api } from '#shared/api/index.ts';
import { toOpenApi } from '#shared/api/openapi.ts';
import { schedulesPage } from './schedules-page.ts';

type Sources = {
  load: LoadFunction;
  ses: Ses;
  sns: Sns;
  sqs: { readonly urlOf: (name: string) => string };
  stripe: Pick<StripeEmulator, 'handleHostedPage' | 'asOf'>;
  endpoints: object;
};

/**
 * The pages under `/local/`, which only exist locally: outbox, previews of the emails, Stripe stand-in, runs of schedules
 * by hand, also as of another time, origins of the emulators.
 */
export function localPages({ load, ses, sns, sqs, stripe, endpoints }: Sources) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const { pathname, searchParams } = new URL(path, 'http://local');
    if (await stripe.handleHostedPage(request, response)) return;
    if (pathname === '/local/schedules') return html(response, schedulesPage(new Date()));
    if (pathname === '/local/schedules/run' && request.method === 'POST')
      return runAll({ load, sqs, stripe }, request, response);
    const scheduled = scheduledFunction(/^\/local\/schedules\/([\w-]+)$/.exec(pathname)?.[1]);
    if (scheduled && request.method === 'POST') return json(response, await runSchedule(load, scheduled));
    if (pathname === '/openapi.json') return json(response, toOpenApi(api));
    if (pathname === '/local/endpoints.json') return json(response, endpoints);
    if (pathname === '/local/mails') {
      const language = searchParams.get('language') === 'fr' ? 'fr' : 'en';
      return html(response, await mailsPage(language, `http://${request.headers.host}`));
    }
    const to = searchParams.get('to');
    const outbox = outboxData({ mails: ses.mails(to), texts: sns.messages(to) });
    if (pathname === '/local/outbox.json') return json(response, outbox);
    if (pathname === '/local/outbox') return html(response, outboxPage(outbox));
    const [, mailId, index] = /^\/local\/outbox\/attachments\/([^/]+)\/(\d+)$/.exec(pathname) ?? [];
    const mail = outbox.mails.find(({ id }) => id === decodeURIComponent(mailId ?? ''));
    const file = mail?.attachments[Number(index)];
    if (!file) return void response.writeHead(404).end('Not found');
    response.writeHead(200, {
      'content-type': file.contentType,
      'content-disposition': attachment(file.name),
    });
    response.end(Buffer.from(file.content, 'base64'));
  };
}

/** Runs the schedules, and charges cards, as of the time of a JSON body or of the page's form, by default as of now. */
async function runAll(
  { load, sqs, stripe }: Pick<Sources, 'load' | 'sqs' | 'stripe'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request, MAX_BODY_BYTES);
  const isForm = request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
  const at = atOf(body, isForm);
  if (!at) return void response.writeHead(400).end('The body is { "at": "2027-01-31T15:00:00Z" }, or empty for now');
  const isDone = await stripe.asOf(at, () => runSchedules(load, at, sqs));
  if (isForm) return html(response, schedulesPage(new Date(), { at, isDone }));
  json(response, { at: at.toISOString(), isDone });
}

const MAX_BODY_BYTES = 1_000;

/** The time that a body names; undefined for one that names none that there is. */
function atOf(body: string, isForm: boolean): Date | undefined {
  if (body === '') return new Date();
  const given = isForm ? `${new URLSearchParams(body).get('at')}Z` : atInJson(body);
  const at = new Date(given);
  return Number.isNaN(at.getTime()) ? undefined : at;
}

function atInJson(body: string): string {
  try {
    const { at = new Date().toISOString() }: { at?: unknown } = JSON.parse(body);
    return String(at);
  } catch {
    return '';
  }
}

function json(response: ServerResponse, value: unknown): void {
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value));
}

function html(response: ServerResponse, page: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
}
