import { businessKey, cardRequestKey, cardRequestKeys, cardRequests } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual, onlyIf, set } from '#functions/data/table/write.ts';
import { transactRecorded } from '#functions/domain/audit/recorded-change.ts';
import type { Orders } from '#functions/mail/orders/outbox.ts';
import type { CardRequest } from '#shared/payment-settings/card-request.ts';

/** An administrator's answer to a request for card payments. */
type Answer = {
  readonly answeredAt: string;
  readonly status: 'GRANTED' | 'DECLINED';
  readonly reason?: string | undefined;
};

/**
 * The requests of businesses for card payments: one each, the latest. It is answered once: every answer is conditional on
 * the request as it was read (decision F140).
 */
export type CardRequests = ReturnType<typeof cardRequestsIn>;

export function cardRequestsIn(table: Table) {
  return {
    find: (businessId: string) => table.get<CardRequest>(cardRequestKey(businessId)),
    /**
     * Stores a request in place of an answered one. Fails with `'request'` if one is open, and with `'business'` if the
     * business takes cards by now, or is gone.
     */
    ask(businessId: string, askedAt: string): Promise<'request' | 'business' | null> {
      const Item = {
        status: 'OPEN',
        askedAt,
        ...cardRequestKey(businessId),
        ...cardRequestKeys(businessId, { askedAt }),
      };
      const writes = { request: { Put: { Item, ...NOT_OPEN } }, business: ifWithoutCards(businessId) };
      return transactRecorded(table, { businessId, action: 'card-payments.ask' }, writes);
    },
    /** Removes the open request. Returns false if there is none. */
    async withdraw(businessId: string): Promise<boolean> {
      const request = { Delete: { Key: cardRequestKey(businessId), ...ifEqual({ status: 'OPEN' }) } };
      return (await transactRecorded(table, { businessId, action: 'card-payments.withdraw' }, { request })) === null;
    },
    /** Declines a request, with the orders of the email about it. Returns null, or the write that failed. */
    decline(businessId: string, asked: CardRequest, answer: Omit<Answer, 'status'>, orders: Orders) {
      const request = answerWrite(businessId, asked, { ...answer, status: 'DECLINED' });
      const change = { businessId, action: 'card-payments.decline' } as const;
      return transactRecorded<string>(table, change, { request, ...orders });
    },
    /**
     * The ids of businesses with an open request, longest waiting first, or with an answered one, answered last first.
     * From the index, so a change may take a second to show.
     */
    async list(which: 'OPEN' | 'ANSWERED', limit: number): Promise<string[]> {
      const found = await table.query<{ gsi1sk: string }>({
        IndexName: 'gsi1',
        KeyConditionExpression: 'gsi1pk = :list',
        ExpressionAttributeValues: { ':list': cardRequests(which) },
        ScanIndexForward: which === 'OPEN',
        Limit: limit,
      });
      return found.map(({ gsi1sk }) => gsi1sk.slice(gsi1sk.indexOf('#') + 1));
    },
  };
}

/**
 * The write that grants the request in the transaction that allows card payments. Without an open one, it checks that
 * there still is none.
 */
export function grantWrite(businessId: string, asked: CardRequest | undefined, answeredAt: string): Write {
  if (asked?.status === 'OPEN') return answerWrite(businessId, asked, { status: 'GRANTED', answeredAt });
  return { ConditionCheck: { Key: cardRequestKey(businessId), ...NOT_OPEN } };
}

const NOT_OPEN = {
  ConditionExpression: 'attribute_not_exists(pk) OR #status <> :open',
  ExpressionAttributeNames: { '#status': 'status' },
  ExpressionAttributeValues: { ':open': 'OPEN' },
};

function answerWrite(businessId: string, { askedAt }: CardRequest, answer: Answer): Write {
  const update = set(cardRequestKey(businessId), { ...answer, ...cardRequestKeys(businessId, { askedAt, ...answer }) });
  // An owner may have withdrawn it and asked again.
  return { Update: onlyIf(update, ifEqual({ status: 'OPEN', askedAt })) };
}

/** Fails unless a business exists and is not allowed to take cards. */
function ifWithoutCards(businessId: string): Write {
  return {
    ConditionCheck: {
      Key: businessKey(businessId),
      ...ifEqual({ paymentIntegrationEnabled: false, deletedAt: undefined }),
    },
  };
}
