import {
  businessKey,
  invoiceTotalsKey,
  type Key,
  messagesKey,
  messagesToKey,
  quotaKey,
} from '#functions/data/table/keys.ts';
import type { Table } from '#functions/data/table/table.ts';
import { logLine } from '#functions/services/log.ts';
import { AppError } from '#shared/errors.ts';
import { ALLOWANCE, type Channel, dailyAllowance } from './daily-allowance.ts';
import { countToday, uncountToday } from './daily-quota.ts';
import { foldedRecipient } from './folded-recipient.ts';

/** A message of a business; the recipient is an email address, or a phone number in E.164 form. */
export type Message = {
  readonly businessId: string;
  readonly channel: Channel;
  readonly recipient: string;
  readonly now: Date;
};

export type MessageLimits = ReturnType<typeof messageLimits>;

/** Messages to one recipient per day, from all businesses together. */
const PER_RECIPIENT: Readonly<Record<Channel, number>> = { EMAIL: 10, SMS: 5 };
/** The share of the product's cap at which the operator is warned. */
const WARNING_SHARE = 0.8;

/** Opens the message limits; `caps` is the number of messages that the whole product sends per day. */
export function messageLimits(table: Table, caps = capsOfStage()) {
  return {
    /**
     * Counts a message before it is sent, so that concurrent calls stay within the limits. Returns a function that
     * undoes it. Throws TOO_MANY_REQUESTS and counts nothing beyond the daily limit (UTC) of the business, the
     * recipient or the product.
     */
    async count(message: Message): Promise<() => Promise<void>> {
      const limits = await limitsOn(table, message, caps);
      const counted: Key[] = [];
      const undo = async () => void (await Promise.all(counted.map((key) => uncountToday(table, key))));
      for (const { key, max, refusal, onCount } of limits) {
        const count = await countToday(table, key, { max, now: message.now });
        onCount?.(count);
        if (count === null) {
          await undo();
          throw new AppError('TOO_MANY_REQUESTS', refusal);
        }
        counted.push(key);
      }
      return undo;
    },
  };
}

type Caps = Readonly<Record<Channel, number>>;

function capsOfStage(): Caps {
  return { EMAIL: Number(process.env.DAILY_MAIL_CAP), SMS: Number(process.env.DAILY_SMS_CAP) };
}

type Limit = { key: Key; max: number; refusal: string; onCount?: (count: number | null) => void };

/** The limits of a message. The product's cap comes last, so that messages refused by the others do not consume it. */
async function limitsOn(table: Table, { businessId, channel, recipient, now }: Message, caps: Caps): Promise<Limit[]> {
  const day = now.toISOString().slice(0, 10);
  const [business, totals] = await Promise.all([
    table.get<{ createdAt: string }>(businessKey(businessId)),
    table.get<{ PAID_BY_CARD?: number }>(invoiceTotalsKey(businessId)),
  ]);
  const standing = { createdAt: business?.createdAt ?? now.toISOString(), paidByCard: totals?.PAID_BY_CARD ?? 0 };
  const allowance = dailyAllowance(channel, standing, now);
  return [
    { key: quotaKey(businessId, channel, day), max: allowance, refusal: allowanceSpent(channel, allowance) },
    {
      key: messagesToKey(foldedRecipient(recipient), day),
      max: PER_RECIPIENT[channel],
      refusal: recipientSpent(channel),
    },
    {
      key: messagesKey(channel, day),
      max: caps[channel],
      refusal: capSpent(channel),
      onCount: (count) => warn(channel, count, caps[channel]),
    },
  ];
}

/** Both events raise alarms (infra/stack/log-alarms.ts). */
function warn(channel: Channel, count: number | null, cap: number): void {
  if (count === null) logLine('error', { event: 'daily-cap-reached', channel, cap });
  else if (count >= WARNING_SHARE * cap) logLine('warn', { event: 'daily-cap-near', channel, count, cap });
}

const PLURAL: Readonly<Record<Channel, string>> = { EMAIL: 'emails', SMS: 'SMS messages' };

function allowanceSpent(channel: Channel, allowance: number): string {
  return `You have sent all ${allowance} ${PLURAL[channel]} that your business may send today. Please try again tomorrow. The number grows each month and with each invoice paid by card, up to ${ALLOWANCE[channel].most}.`;
}

/** Does not reveal that other businesses sent messages too. */
function recipientSpent(channel: Channel): string {
  const who = channel === 'EMAIL' ? 'address' : 'number';
  return `This ${who} cannot receive any more ${PLURAL[channel]} today. Please try again tomorrow.`;
}

function capSpent(channel: Channel): string {
  return `We cannot send any more ${PLURAL[channel]} today. Please try again tomorrow.`;
}
