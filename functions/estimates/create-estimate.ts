import { newLinkedId } from '#functions/data/table/ids.ts';
import { FIRST_VERSION } from '#functions/data/table/version.ts';
import { createOnce } from '#functions/domain/creation/create-once.ts';
import type { Creations } from '#functions/domain/creation/creations.ts';
import type { NumberingStore } from '#functions/domain/document/numbering.ts';
import { storeNumbered } from '#functions/domain/document/store-numbered.ts';
import { checkEstimate, withSettledChoices } from '#functions/domain/estimate/check-estimate.ts';
import { type EstimateRecord, toEstimate, withDraftTaxes } from '#functions/domain/estimate/estimate-record.ts';
import type { Estimates } from '#functions/domain/estimate/estimates.ts';
import { type KeptCustomers, keptFor } from '#functions/domain/invoice/kept-customer.ts';
import { type Businesses, todayOf } from '#functions/domain/people/businesses.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { WithClientId } from '#shared/client-id.ts';
import { priced } from '#shared/document/pricing.ts';
import type { Estimate, EstimateInput } from '#shared/estimate/schema.ts';
import { NUMBER_TAKEN } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';

type Content = EstimateInput & { readonly isNumberGenerated?: boolean | undefined };

type Creating = {
  readonly estimates: Estimates;
  readonly businesses: Businesses;
  readonly creations: Creations;
  readonly numbers: NumberingStore;
  readonly kept: KeptCustomers;
};

/**
 * Creates a DRAFT estimate, once for a client's id; totals are computed by the server, and its recipient is kept if that
 * is asked for. Throws CONFLICT if the number is taken, INVALID_REQUEST if dates or amounts contradict each other,
 * UNAVAILABLE if others take one number after the other, and like `createOnce`.
 */
export async function createEstimate(
  { estimates, businesses, creations, numbers, kept }: Creating,
  { caller, body, now }: { caller: Caller; body: WithClientId<Content>; now: Date },
): Promise<Estimate> {
  const [company, today] = await Promise.all([
    businesses.findCompany(caller.businessId),
    todayOf(businesses, caller.businessId, now),
  ]);
  const created = await createOnce<Content, EstimateRecord>(creations, {
    body,
    now,
    find: estimates.find,
    create: ({ isNumberGenerated, ...input }, also) => {
      const draft = async () => {
        const { invoice, writes } = await keptFor(kept, { invoice: newDraft({ caller, input, now }), now });
        const content = priced(withSettledChoices(invoice), company);
        checkEstimate(content);
        return { content, writes: { ...also(content.id), ...writes } };
      };
      return storeNumbered<EstimateRecord>(
        {
          numbers,
          create: estimates.create,
          taken: async ({ invoiceNumber: number }) => refusal({ NUMBER_TAKEN }, { what: 'estimate', number }),
        },
        { draft, isGenerated: isNumberGenerated === true, today },
      );
    },
  });
  return toEstimate(withDraftTaxes(created, company));
}

type New = { readonly caller: Caller; readonly input: EstimateInput; readonly now: Date };

function newDraft({ caller, input, now }: New): EstimateRecord {
  const at = now.toISOString();
  return {
    ...input,
    id: newLinkedId(now),
    businessId: caller.businessId,
    status: 'DRAFT',
    version: FIRST_VERSION,
    totalCents: 0,
    events: [{ type: 'CREATED', at, by: caller.email }],
    eventCount: 1,
    createdAt: at,
    updatedAt: at,
  };
}
