import { randomUUID } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { join } from 'node:path';
import * as z from 'zod';
import type { Emulator } from './emulator.ts';
import { openJournal } from './journal.ts';
import { readBody, serveLoopback } from './loopback.ts';

/** An SMS that the product sent; `sentAt` is an ISO timestamp. */
export type SentSms = z.infer<typeof SentSms>;
export const SentSms = z.object({ id: z.string(), phoneNumber: z.string(), message: z.string(), sentAt: z.string() });

/**
 * Starts SNS for SMS: Publish to a PhoneNumber; any other call fails as in SNS. `messages` returns what was sent,
 * oldest first; it is kept in `folder`.
 */
export async function startSns({ folder }: { folder: string }): Promise<Emulator & { messages(): SentSms[] }> {
  const journal = openJournal({
    file: join(folder, 'texts.jsonl'),
    schema: SentSms,
    keyOf: ({ phoneNumber }) => phoneNumber,
  });
  const emulator = await serveLoopback(async (request, response) => {
    const params = new URLSearchParams(await readBody(request));
    const action = params.get('Action') ?? '';
    const refusal = action === 'Publish' ? refusalOf(params) : invalidAction(action);
    if (refusal) return sendError(response, refusal);
    const id = randomUUID();
    const [phoneNumber, message] = [params.get('PhoneNumber') ?? '', params.get('Message') ?? ''];
    journal.append({ id, phoneNumber, message, sentAt: new Date().toISOString() });
    sendXml(response, 200, publishResponse(id));
  });
  return { ...emulator, messages: () => journal.read() };
}

type Refusal = { code: string; message: string };

const E164 = /^\+[1-9]\d{6,14}$/;
/** SNS refuses longer messages. */
const MAX_MESSAGE_LENGTH = 1600;

function refusalOf(params: URLSearchParams): Refusal | null {
  const invalid = (reason: string) => ({ code: 'InvalidParameter', message: `Invalid parameter: ${reason}` });
  if (params.has('TopicArn') || params.has('TargetArn')) return invalid('the local SNS supports only PhoneNumber');
  const phoneNumber = params.get('PhoneNumber') ?? '';
  if (!E164.test(phoneNumber)) return invalid(`PhoneNumber Reason: ${phoneNumber} is not valid to publish to`);
  const message = params.get('Message') ?? '';
  if (message === '') return invalid('Empty message');
  if (message.length > MAX_MESSAGE_LENGTH) return invalid('Message too long');
  for (let n = 1; params.has(`MessageAttributes.entry.${n}.Name`); n += 1) {
    const name = params.get(`MessageAttributes.entry.${n}.Name`);
    if (!params.get(`MessageAttributes.entry.${n}.Value.DataType`)) {
      return {
        code: 'ParameterValueInvalid',
        message: `The message attribute '${name}' must contain non-empty message attribute value type.`,
      };
    }
  }
  return null;
}

function invalidAction(action: string): Refusal {
  return { code: 'InvalidAction', message: `The action ${action} is not valid for this endpoint.` };
}

const NAMESPACE = 'xmlns="http://sns.amazonaws.com/doc/2010-03-31/"';

function publishResponse(id: string): string {
  const result = `<PublishResult><MessageId>${id}</MessageId></PublishResult>`;
  const metadata = `<ResponseMetadata><RequestId>${randomUUID()}</RequestId></ResponseMetadata>`;
  return `<PublishResponse ${NAMESPACE}>${result}${metadata}</PublishResponse>`;
}

function sendError(response: ServerResponse, { code, message }: Refusal): void {
  const error = `<Error><Type>Sender</Type><Code>${code}</Code><Message>${escapeXml(message)}</Message></Error>`;
  const requestId = `<RequestId>${randomUUID()}</RequestId>`;
  sendXml(response, 400, `<ErrorResponse ${NAMESPACE}>${error}${requestId}</ErrorResponse>`);
}

function sendXml(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'text/xml' });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>${body}`);
}

function escapeXml(text: string): string {
  return text.replace(/[<>&"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
