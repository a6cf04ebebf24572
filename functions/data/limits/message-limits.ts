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

/** A message of a business; the recipient is an e-mail address, or a phone number in E.164 form. */
export type Message = {
  readonly businessId: string;
  readonly channel: Channel;
  readonly recipient: string;
  readonly now: Date;
};

export type MessageLimits = {
  /**
   * Counts a message before it is sent, so that parallel calls stay within the limits. Returns how to undo that. Throws
   * TOO_MANY_REQUESTS, and counts nothing, beyond what a business sends, a recipient gets or the product sends in a day
   * (UTC).
   */
  count: (message: Message) => Promise<() => Promise<void>>;
};

/** Messages to one recipient per day, from all businesses together. */
const TO_ONE: Readonly<Record<Channel, number>> = { EMAIL: 10, SMS: 5 };
/** The part of the product's cap from which on the operator is warned. */
const NEAR = 0.8;

/** `caps` are the messages that the whole product sends in a day. */
export function messageLimits(table: Table, caps = capsOfStage()): MessageLimits {
  return {
    async count(message) {
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

/** The limits of a message. The product's comes last, as messages refused by the others must not use it up. */
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
    { key: messagesToKey(foldedRecipient(recipient), day), max: TO_ONE[channel], refusal: recipientSpent(channel) },
    {
      key: messagesKey(channel, day),
      max: caps[channel],
      refusal: capSpent(channel),
      onCount: (count) => warn(channel, count, caps[channel]),
    },
  ];
}

/** The lines raise alarms (infra/stack/log-alarms.ts). */
function warn(channel: Channel, count: number | null, cap: number): void {
  if (count === null) logLine('error', { event: 'daily-cap-reached', channel, cap });
  else if (count >= NEAR * cap) logLine('warn', { event: 'daily-cap-near', channel, count, cap });
}

const PLURAL: Readonly<Record<Channel, string>> = { EMAIL: 'e-mails', SMS: 'SMS messages' };

function allowanceSpent(channel: Channel, allowance: number): string {
  return `You have sent all ${allowance} ${PLURAL[channel]} that your business may send today. Please try again tomorrow. The number grows each month and with each invoice paid by card, up to ${ALLOWANCE[channel].most}.`;
}

/** It does not say who sent the others. */
function recipientSpent(channel: Channel): string {
  const who = channel === 'EMAIL' ? 'address' : 'number';
  return `This ${who} cannot get any more ${PLURAL[channel]} today. Please try again tomorrow.`;
}

function capSpent(channel: Channel): string {
  return `We cannot send any more ${PLURAL[channel]} today. Please try again tomorrow.`;
}
