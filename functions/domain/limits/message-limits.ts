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
import type { AppError } from '#shared/errors.ts';
import { ALLOWANCE_USED_UP, MESSAGES_USED_UP, RECIPIENT_USED_UP } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';
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
      for (const { key, max, refused, onCount } of limits) {
        const count = await countToday(table, key, { max, now: message.now });
        onCount?.(count);
        if (count === null) {
          await undo();
          throw refused;
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

type Limit = { key: Key; max: number; refused: AppError; onCount?: (count: number | null) => void };

/** The limits of a message. The product's cap comes last, so that messages refused by the others do not consume it. */
async function limitsOn(table: Table, { businessId, channel, recipient, now }: Message, caps: Caps): Promise<Limit[]> {
  const day = now.toISOString().slice(0, 10);
  const [business, totals] = await Promise.all([
    table.get<{ createdAt: string }>(businessKey(businessId)),
    table.get<{ PAID_BY_CARD?: number }>(invoiceTotalsKey(businessId)),
  ]);
  const standing = { createdAt: business?.createdAt ?? now.toISOString(), paidByCard: totals?.PAID_BY_CARD ?? 0 };
  const allowance = dailyAllowance(channel, standing, now);
  const what = channel;
  return [
    {
      key: quotaKey(businessId, channel, day),
      max: allowance,
      refused: refusal({ ALLOWANCE_USED_UP }, { what, allowance, most: ALLOWANCE[channel].most }),
    },
    {
      key: messagesToKey(foldedRecipient(recipient), day),
      max: PER_RECIPIENT[channel],
      refused: refusal({ RECIPIENT_USED_UP }, { what }),
    },
    {
      key: messagesKey(channel, day),
      max: caps[channel],
      refused: refusal({ MESSAGES_USED_UP }, { what }),
      onCount: (count) => warn(channel, count, caps[channel]),
    },
  ];
}

/** Both events raise alarms (infra/stack/log-alarms.ts). */
function warn(channel: Channel, count: number | null, cap: number): void {
  if (count === null) logLine('error', { event: 'daily-cap-reached', channel, cap });
  else if (count >= WARNING_SHARE * cap) logLine('warn', { event: 'daily-cap-near', channel, count, cap });
}
