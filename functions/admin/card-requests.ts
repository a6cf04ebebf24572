import type { Businesses, BusinessRecord } from '#functions/domain/people/businesses.ts';
import type { CardRequests } from '#functions/domain/people/card-requests.ts';
import type { Users } from '#functions/domain/people/users.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { AccountOutbox } from '#functions/mail/orders/account-outbox.ts';
import { newMail } from '#functions/mail/orders/outbox.ts';
import type { CardRequest, ListedCardRequest } from '#shared/payment-settings/card-request.ts';
import { CARD_REQUEST_ANSWERED } from '#shared/refusals/businesses.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { allowCards } from './payment-integration.ts';

type Dependencies = {
  readonly requests: CardRequests;
  readonly users: Pick<Users, 'find'>;
  readonly businesses: Businesses;
  readonly outbox: Pick<AccountOutbox, 'order'>;
};

/** As many as are answered in one sitting; the next ones follow as these are answered (decision F141). */
const MAX_OPEN = 50;
const MAX_ANSWERED = 10;

/** The open requests for card payments, longest waiting first, then those that were answered last. */
export async function listCardRequests(dependencies: Dependencies): Promise<{ data: ListedCardRequest[] }> {
  const { requests } = dependencies;
  const ids = await Promise.all([requests.list('OPEN', MAX_OPEN), requests.list('ANSWERED', MAX_ANSWERED)]);
  const read = await Promise.all([...new Set(ids.flat())].map((id) => readRequest(dependencies, id)));
  const listed = read.filter((request) => request !== null);
  // One that was answered since the index was read moves to the others.
  const isOpen = ({ status }: CardRequest) => status === 'OPEN';
  return { data: [...listed.filter(isOpen), ...listed.filter((request) => !isOpen(request))] };
}

/** A request with its business; null if it was withdrawn, or its business deleted, since the index was read. */
async function readRequest(
  { requests, users, businesses }: Dependencies,
  businessId: string,
): Promise<ListedCardRequest | null> {
  const [request, business, company] = await Promise.all([
    requests.find(businessId),
    businesses.find(businessId),
    businesses.findCompany(businessId),
  ]);
  const owner = business && !business.deletedAt && (await users.find(business.ownerId));
  if (!request || !owner) return null;
  const { email, firstName = '', lastName = '' } = owner;
  return { ...request, id: businessId, businessName: company?.name, email, profile: { firstName, lastName } };
}

type Answer = { readonly businessId: string; readonly now: Date };

/**
 * Allows a business that asked for it to take cards, as the switch in Users does, and emails its owner. Throws NOT_FOUND
 * without a request, CONFLICT if it has been answered.
 */
export async function grantCardRequest(dependencies: Dependencies, { businessId, now }: Answer): Promise<CardRequest> {
  const { business, request } = await findOpen(dependencies, businessId);
  if (!(await allowCards(dependencies, { business, request, now }))) throw refusal({ CARD_REQUEST_ANSWERED });
  return { ...request, status: 'GRANTED', answeredAt: now.toISOString() };
}

/** Declines a request and emails its owner why, if a reason is given. Throws as `grantCardRequest` does. */
export async function declineCardRequest(
  dependencies: Dependencies,
  { businessId, reason, now }: Answer & { readonly reason?: string | undefined },
): Promise<CardRequest> {
  const { request } = await findOpen(dependencies, businessId);
  const mail = { kind: 'CARDS_DECLINED', ...newMail(now), businessId, ...(reason && { reason }) } as const;
  const answer = { answeredAt: now.toISOString(), ...(reason && { reason }) };
  const failed = await dependencies.outbox.order([mail], (orders) =>
    dependencies.requests.decline(businessId, request, answer, orders),
  );
  if (failed) throw refusal({ CARD_REQUEST_ANSWERED });
  return { ...request, ...answer, status: 'DECLINED' };
}

async function findOpen(
  { requests, businesses }: Dependencies,
  businessId: string,
): Promise<{ business: BusinessRecord; request: CardRequest }> {
  const [found, request] = await Promise.all([businesses.find(businessId), requests.find(businessId)]);
  const business = orNotFound(!found?.deletedAt && found, 'cardRequest');
  const { status, askedAt } = orNotFound(request, 'cardRequest');
  if (status !== 'OPEN') throw refusal({ CARD_REQUEST_ANSWERED });
  return { business, request: { status, askedAt } };
}
