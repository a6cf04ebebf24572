import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Emulator } from './emulator.ts';
import { openJournal } from './journal.ts';
import { numberedIn, QueryError, serveQueryApi } from './query-api.ts';

/** An SMS that the product sent; `sentAt` is an ISO timestamp. */
export type SentSms = { id: string; phoneNumber: string; message: string; sentAt: string };

export type Sns = Emulator & {
  /** What was sent, or what was sent to one number; oldest first. */
  messages: (to?: string | null) => SentSms[];
};

/** Starts SNS for SMS: Publish to a PhoneNumber. What was sent is kept in `folder`. */
export async function startSns({ folder }: { folder: string }): Promise<Sns> {
  const sent = openJournal<SentSms>(join(folder, 'texts'), ({ phoneNumber }) => phoneNumber);
  const emulator = await serveQueryApi('Publish', async (call) => {
    refuseInvalid(call);
    const [phoneNumber, message] = [call.get('PhoneNumber') ?? '', call.get('Message') ?? ''];
    const id = randomUUID();
    sent.append({ id, phoneNumber, message, sentAt: new Date().toISOString() });
    return id;
  });
  return { ...emulator, messages: (to) => sent.read((phoneNumber) => phoneNumber.includes(to ?? '')) };
}

const E164 = /^\+[1-9]\d{6,14}$/;
/** SNS refuses longer messages. */
const MAX_MESSAGE_LENGTH = 1600;

function refuseInvalid(call: URLSearchParams): void {
  const invalid = (reason: string) => new QueryError('InvalidParameter', `Invalid parameter: ${reason}`);
  if (call.has('TopicArn') || call.has('TargetArn')) throw invalid('the local SNS supports only PhoneNumber');
  const phoneNumber = call.get('PhoneNumber') ?? '';
  if (!E164.test(phoneNumber)) throw invalid(`PhoneNumber Reason: ${phoneNumber} is not valid to publish to`);
  const message = call.get('Message') ?? '';
  if (message === '') throw invalid('Empty message');
  if (message.length > MAX_MESSAGE_LENGTH) throw invalid('Message too long');
  const names = numberedIn(call, (n) => `MessageAttributes.entry.${n}.Name`);
  const untyped = names.find((_, at) => !call.get(`MessageAttributes.entry.${at + 1}.Value.DataType`));
  if (untyped === undefined) return;
  throw new QueryError(
    'ParameterValueInvalid',
    `The message attribute '${untyped}' must contain non-empty message attribute value type.`,
  );
}
