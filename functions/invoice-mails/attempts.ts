import { mailAttemptKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { remove } from '#functions/data/table/write.ts';
import type { InvoiceMail } from '#functions/services/invoice-mails.ts';

/** Seconds for which an attempt is remembered, longer than a dead letter can be delivered again. */
const ATTEMPT_SECONDS = 30 * 86_400;

/**
 * The state of an email: not attempted; a run is sending it; a run ended without a result, so it may have been sent; it
 * was sent or has failed for good.
 */
export type AttemptState = 'NONE' | 'RUNNING' | 'ABANDONED' | 'SETTLED';

type Named = Pick<InvoiceMail, 'id' | 'invoiceId'>;

/** The attempts to send queued emails: each email is sent by one run only. */
export type Attempts = {
  stateOf: (mail: Named, now: Date) => Promise<AttemptState>;
  /** Begins an attempt of a run that ends by a time. Returns false if another run began one. */
  begin: (mail: Named, endsBy: Date) => Promise<boolean>;
  /** Takes back an attempt that sent nothing. */
  release: (mail: Named) => Promise<void>;
  /** Settles an email; it is never sent again. */
  settle: (mail: Named, now: Date) => Promise<void>;
  /** The write that settles an email; fails if it is settled. */
  settling: (mail: Named, now: Date) => Write;
};

type Attempt = { isSettled?: true; endsBy?: number };

/** Opens the attempts in a table. */
export function attemptsIn(table: Table): Attempts {
  const keyOf = ({ id, invoiceId }: Named) => mailAttemptKey(invoiceId, id);
  const settling = (mail: Named, now: Date): Write => ({
    Put: {
      Item: { ...keyOf(mail), isSettled: true, ttl: ttlFrom(now) },
      ConditionExpression: 'attribute_not_exists(isSettled)',
    },
  });
  return {
    async stateOf(mail, now) {
      const attempt = await table.get<Attempt>(keyOf(mail));
      if (!attempt) return 'NONE';
      if (attempt.isSettled) return 'SETTLED';
      return (attempt.endsBy ?? 0) < now.getTime() ? 'ABANDONED' : 'RUNNING';
    },
    async begin(mail, endsBy) {
      const begun = await table.update({
        Key: keyOf(mail),
        UpdateExpression: 'SET endsBy = :endsBy, #ttl = :ttl',
        ConditionExpression: 'attribute_not_exists(pk)',
        ExpressionAttributeNames: { '#ttl': 'ttl' },
        ExpressionAttributeValues: { ':endsBy': endsBy.getTime(), ':ttl': ttlFrom(endsBy) },
      });
      return begun !== null;
    },
    async release(mail) {
      await table.transact({ attempt: remove(keyOf(mail)) });
    },
    async settle(mail, now) {
      await table.transact({ attempt: settling(mail, now) });
    },
    settling,
  };
}

function ttlFrom(time: Date): number {
  return Math.floor(time.getTime() / 1000) + ATTEMPT_SECONDS;
}
