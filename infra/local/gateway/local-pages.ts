import type { IncomingMessage, ServerResponse } from 'node:http';
import { attachment } from '#functions/http/attachment.ts';
import type { Ses } from '#infra/local/emulators/ses.ts';
import type { Sns } from '#infra/local/emulators/sns.ts';
import { mailsPage } from '#infra/local/mails/mails-page.ts';
import { outboxData, outboxPage } from '#infra/local/outbox/outbox.ts';
import type { StripeEmulator } from '#infra/local/stripe/stripe.ts';
import type { LoadFunction } from '#infra/local/triggers/functions.ts';
import { runSchedule, scheduledFunction } from '#infra/local/triggers/schedules.ts';
import { api } from '#shared/api/index.ts';
import { toOpenApi } from '#shared/api/openapi.ts';

type Sources = {
  load: LoadFunction;
  ses: Ses;
  sns: Sns;
  stripe: Pick<StripeEmulator, 'handleHostedPage'>;
  endpoints: object;
};

/**
 * The pages under `/local/`, which only exist locally: outbox, previews of the emails, Stripe stand-in, manual runs of schedules, origins of
 * the emulators.
 */
export function localPages({ load, ses, sns, stripe, endpoints }: Sources) {
  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    const { pathname, searchParams } = new URL(path, 'http://local');
    if (await stripe.handleHostedPage(request, response)) return;
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

function json(response: ServerResponse, value: unknown): void {
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value));
}

function html(response: ServerResponse, page: string): void {
  response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }).end(page);
}
