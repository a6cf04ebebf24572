import { isChargedAlike } from '#functions/domain/document/same-content.ts';
import { type InvoiceRecord, withCurrentTaxes } from '#functions/domain/invoice/invoice-record.ts';
import { type Businesses, type CompanyRecord, todayOf } from '#functions/domain/people/businesses.ts';
import { type TaxChange, taxChanges } from '#shared/canada/tax-changes.ts';
import { DEFAULT_CATEGORY } from '#shared/document/taxes.ts';
import {
  type AffectedDraft,
  type AffectedProduct,
  MAX_AFFECTED,
  type TaxEffects,
} from '#shared/invoice/tax-effects.ts';
import { fromCents } from '#shared/money.ts';
import { FIRST_DAY, type InvoiceListStore, LAST_DAY } from './list-store.ts';
import type { TaxEffectsStore, TaxedProduct } from './tax-effects-store.ts';

type Dependencies = {
  businesses: Pick<Businesses, 'timeZoneOf' | 'findCompany'>;
  list: Pick<InvoiceListStore, 'listRows'>;
  affected: TaxEffectsStore;
};

/** The changes of taxes that concern a business, and the drafts and products that they affect. */
export async function readTaxEffects(
  { businesses, list, affected }: Dependencies,
  businessId: string,
  now: Date,
): Promise<TaxEffects> {
  const [today, company, rows] = await Promise.all([
    todayOf(businesses, businessId, now),
    businesses.findCompany(businessId),
    list.listRows({ from: FIRST_DAY, to: LAST_DAY, statuses: ['DRAFT'] }, { limit: MAX_AFFECTED + 1, from: 'newest' }),
  ]);
  const changes = taxChanges(company?.taxRegistrations ?? {}, today);
  const [invoices, products] = await Promise.all([
    affected.readInvoices(rows.slice(0, MAX_AFFECTED)),
    // Most of the time, no change concerns a product.
    changes.some(({ kind }) => kind === 'share') ? affected.listProducts() : [],
  ]);
  const found = affectedProducts(products, changes, company);
  return {
    changes,
    drafts: invoices.flatMap((invoice) => affectedDraft(invoice, company) ?? []),
    products: found.slice(0, MAX_AFFECTED),
    isCapped: rows.length > MAX_AFFECTED || found.length > MAX_AFFECTED,
  };
}

/** The draft, if its current taxes differ from those it was saved with. */
function affectedDraft(saved: InvoiceRecord, company: CompanyRecord | undefined): AffectedDraft | null {
  const current = withCurrentTaxes(saved, company);
  if (isChargedAlike(saved, current)) return null;
  const { id, invoiceNumber, billingName, currency } = saved;
  const totals = { savedTotal: fromCents(saved.totalCents), currentTotal: fromCents(current.totalCents) };
  return { id, invoiceNumber, billingName, currency, ...totals };
}

/** The products taxed by their category, if a change concerns it. */
function affectedProducts(
  products: readonly TaxedProduct[],
  changes: readonly TaxChange[],
  company: CompanyRecord | undefined,
): AffectedProduct[] {
  const affected = products.flatMap(({ id, shortDescription, taxTreatment, supplyCategory }) => {
    if (taxTreatment) return [];
    const category = supplyCategory ?? company?.supplyCategory ?? DEFAULT_CATEGORY;
    const itsChanges = changes.filter((change) => change.kind === 'share' && change.category === category);
    return itsChanges.length > 0 ? [{ id, shortDescription, changes: itsChanges.map((change) => change.id) }] : [];
  });
  return affected.sort((one, other) => one.shortDescription.localeCompare(other.shortDescription, 'en'));
}
