import { retry } from '#functions/data/table/retry.ts';
import { noteUnchanged } from '#functions/domain/audit/audited-call.ts';
import type { Businesses } from '#functions/domain/people/businesses.ts';
import type { CardRequests } from '#functions/domain/people/card-requests.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { CardRequest } from '#shared/payment-settings/card-request.ts';
import { CARD_REQUEST_ANSWERED, CARDS_ALLOWED_ALREADY } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { BUSY, NOT_FOUND } from '#shared/refusals/requests.ts';

type Dependencies = {
  readonly businesses: Pick<Businesses, 'find'>;
  readonly requests: Pick<CardRequests, 'find' | 'ask' | 'withdraw'>;
};

/** The latest request of a business for card payments; null if there is none. */
export async function readCardRequest(
  { requests }: Dependencies,
  businessId: string,
): Promise<{ request: CardRequest | null }> {
  return { request: (await requests.find(businessId)) ?? null };
}

/**
 * Asks an administrator to allow a business to take cards. Returns the open request if there is one already, from a
 * second click or window. Throws CONFLICT if the business may take cards.
 */
export async function askForCards(
  { businesses, requests }: Dependencies,
  { businessId, now }: { businessId: string; now: Date },
): Promise<CardRequest> {
  const askedAt = now.toISOString();
  const asked = await retry('card-request-ask', async (): Promise<CardRequest | null> => {
    const failed = await requests.ask(businessId, askedAt);
    if (failed === 'business') {
      const business = await businesses.find(businessId);
      throw business?.paymentIntegrationEnabled
        ? refusal({ CARDS_ALLOWED_ALREADY })
        : refusal({ NOT_FOUND }, { what: 'business' });
    }
    if (failed === null) return { status: 'OPEN', askedAt };
    const open = await requests.find(businessId);
    // Answered or withdrawn since.
    if (open?.status !== 'OPEN') return null;
    noteUnchanged();
    return open;
  });
  if (!asked) throw refusal({ BUSY });
  return asked;
}

/** Withdraws the open request. Throws NOT_FOUND if there is none, CONFLICT if it has been answered. */
export async function withdrawCardRequest({ requests }: Dependencies, businessId: string): Promise<void> {
  if (await requests.withdraw(businessId)) return;
  orNotFound(await requests.find(businessId), 'cardRequest');
  throw refusal({ CARD_REQUEST_ANSWERED });
}
