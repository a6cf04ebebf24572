import { newId } from '#functions/data/table/ids.ts';
import type { Write } from '#functions/data/table/table.ts';
import type { NumberingStore } from '#functions/domain/document/numbering.ts';
import { documentLanguageOf } from '#functions/domain/document/published-content.ts';
import type { EstimateRecord } from '#functions/domain/estimate/estimate-record.ts';
import { type SentContent, withContent } from '#functions/domain/estimate/estimate-version.ts';
import type { EstimateChange, Estimates } from '#functions/domain/estimate/estimates.ts';
import { checkDeposit } from '#functions/domain/invoice/deposit-request.ts';
import type { InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { currentDetails } from '#functions/domain/invoice/issue.ts';
import { storeNumbered } from '#functions/domain/invoice/store-numbered.ts';
import { unpriced } from '#functions/domain/invoice/unpriced.ts';
import { type Businesses, todayOf } from '#functions/domain/people/businesses.ts';
import type { CustomerList } from '#functions/domain/people/customers.ts';
import { chosenDefaults } from '#shared/document/chosen-defaults.ts';
import { generateDepositNumber } from '#shared/document/deposit-number.ts';
import { fieldsAt, picked } from '#shared/document/fields.ts';
import { issued, withTotal } from '#shared/document/pricing.ts';
import { type ChoiceFault, choiceFault, chosenOf, hasChoices, withChosen } from '#shared/estimate/choices.ts';
import { depositCents } from '#shared/estimate/deposit.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { estimatePartTextsFor } from '#shared/locale/estimate-part-texts.ts';
import { fromCents } from '#shared/money.ts';
import { payableMethod } from '#shared/payment-methods.ts';
import type { Issue } from '#shared/rules.ts';

/** What an estimate that was sent says, with the lines that were chosen. */
export type AcceptedContent = { readonly content: SentContent; readonly chosen?: readonly number[] };

/**
 * What a yes is to: what was sent, with the chosen lines; by default those that were chosen in it. Throws INVALID_REQUEST
 * for lines that are not offered, for anything but one of each group, and if nothing is left.
 */
export function acceptedContent(content: SentContent, chosen = chosenOf(content.items)): AcceptedContent {
  const fault = choiceFault(content.items, chosen);
  if (fault) throw invalidRequest([{ path: 'chosen', ...BROKEN[fault.kind](content.items) }]);
  if (!hasChoices(content.items)) return { content };
  const places = [...new Set(chosen)].toSorted((a, b) => a - b);
  return { content: withTotal(withChosen(content, places)), chosen: places };
}

type Broken = (items: SentContent['items']) => Pick<Issue, 'rule' | 'params'>;
const BROKEN: Readonly<Record<ChoiceFault['kind'], Broken>> = {
  notOffered: (items) => ({ rule: 'oneOf', params: { values: placesOffered(items).join(', ') } }),
  several: () => ({ rule: 'unique' }),
  noneOfGroup: () => ({ rule: 'required' }),
  nothing: () => ({ rule: 'required' }),
};

function placesOffered(items: SentContent['items']): number[] {
  return items.flatMap(({ choice }, place) => (choice ? [place] : []));
}

/** An estimate with what its recipient saw and chose: a yes is to nothing else. */
export function accepted(record: EstimateRecord, content: SentContent): EstimateRecord {
  const { isRevised: _dropped, ...kept } = record;
  return withContent(kept, content);
}

/** What a deposit request needs that is made when an estimate is accepted. */
export type Accepting = {
  readonly estimates: Estimates;
  readonly invoices: Invoices;
  readonly businesses: Businesses;
  readonly customers: Pick<CustomerList, 'find'>;
  readonly numbers: NumberingStore;
};

/**
 * Stores that an estimate was accepted; if it asks for a deposit, with the deposit request, issued, in the same
 * transaction. Returns null on success, or the name of the write that failed.
 */
export async function storeAccepted(
  { estimates, ...stores }: Accepting,
  change: EstimateChange,
  { by, now, also }: { readonly by?: string; readonly now: Date; readonly also: Readonly<Record<string, Write>> },
): Promise<string | null> {
  const amountCents = depositCents(change.after, change.after.totalCents);
  if (amountCents === 0) return estimates.replace({ ...change, also });
  const request = await depositRequest(stores, change.after, { amountCents, now });
  // The write named `creation` fails if the estimate changed.
  const linked = ({ id, invoiceNumber }: InvoiceRecord) => {
    const after = { ...change.after, deposit: { id, invoiceNumber, amountCents } };
    const { estimate: creation, ...entry } = estimates.changing({ ...change, after });
    return { ...also, ...entry, ...(creation && { creation }) };
  };
  const draft = async () => ({ content: request, writes: {} });
  const { issueDate: today } = request;
  const stored = await storeNumbered(stores, {
    draft,
    also: linked,
    // Not counted with the invoices: a deposit request is none.
    isGenerated: false,
    isUnseen: true,
    today,
    ...(by && { by }),
  });
  return stored ? null : 'estimate';
}

/**
 * The deposit request for an estimate, issued: nothing is taxed before it is invoiced. Throws INVALID_REQUEST without a
 * customer.
 */
async function depositRequest(
  { businesses, customers }: Pick<Accepting, 'businesses' | 'customers'>,
  estimate: EstimateRecord,
  { amountCents, now }: { readonly amountCents: number; readonly now: Date },
): Promise<InvoiceRecord> {
  const { businessId, customerId, currency, taxExemptions, supplyProvince, poNumber, invoiceNumber } = estimate;
  const [company, settings, payTo, customer, today] = await Promise.all([
    businesses.findCompany(businessId),
    businesses.findPaymentSettings(businessId),
    currentDetails(businesses, businessId),
    customerId ? customers.find(customerId) : undefined,
    todayOf(businesses, businessId, now),
  ]);
  const language = documentLanguageOf(estimate);
  const request: InvoiceRecord = {
    ...picked(fieldsAt('billTo'), estimate),
    ...{ businessId, customerId, currency, taxExemptions, supplyProvince, language, payTo },
    ...(poNumber && { poNumber }),
    ...unpriced(now),
    id: newId(),
    invoiceNumber: generateDepositNumber(today, Math.random),
    isDeposit: true,
    status: 'SENT',
    issuedAt: now.toISOString(),
    issueDate: today,
    dueDate: today,
    // Nobody looks at it before its payer does.
    paymentMethod: payableMethod(chosenDefaults(customer, settings).paymentMethod, payTo),
    taxMode: 'none',
    items: [{ name: estimatePartTextsFor(language).deposit(invoiceNumber), quantity: 1, rate: fromCents(amountCents) }],
  };
  checkDeposit(request);
  return issued(request, company);
}
