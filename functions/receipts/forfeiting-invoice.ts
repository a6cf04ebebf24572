import { newId } from '#functions/data/table/ids.ts';
import { invoiceKey } from '#functions/data/table/keys.ts';
import { ifEqual, onlyIf, set } from '#functions/data/table/write.ts';
import type { NumberingStore } from '#functions/domain/document/numbering.ts';
import { heldCents, type InvoiceRecord } from '#functions/domain/invoice/invoice-record.ts';
import type { Invoices } from '#functions/domain/invoice/invoices.ts';
import { currentDetails } from '#functions/domain/invoice/issue.ts';
import { storeNumbered } from '#functions/domain/invoice/store-numbered.ts';
import { unpriced } from '#functions/domain/invoice/unpriced.ts';
import { type Businesses, todayOf } from '#functions/domain/people/businesses.ts';
import type { CustomerList } from '#functions/domain/people/customers.ts';
import { customerOf, usedReceipt } from '#functions/domain/receipt/receipt-record.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { CalendarDay } from '#shared/calendar-day.ts';
import { fieldsAt, picked } from '#shared/document/fields.ts';
import { withIncludedTaxes } from '#shared/document/included-taxes.ts';
import { generateInvoiceNumber } from '#shared/document/number.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { forfeitTextsFor } from '#shared/locale/forfeit-texts.ts';
import { languageAt } from '#shared/locale/language.ts';
import { fromCents, plainAmount, toCents } from '#shared/money.ts';
import type { ForfeitInput } from '#shared/receipt/deposit.ts';
import { INVOICE_CHANGING } from '#shared/refusals/invoices.ts';
import { CREDIT_NEEDS_CUSTOMER, NO_DEPOSIT, NOT_A_DEPOSIT } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';

export type Forfeiting = {
  readonly invoices: Invoices;
  readonly businesses: Businesses;
  readonly numbers: NumberingStore;
  readonly customers: Pick<CustomerList, 'find'>;
};

type Wanted = {
  readonly deposit: InvoiceRecord;
  readonly input: ForfeitInput;
  readonly by: string;
  readonly now: Date;
};

/**
 * The invoice that charges the kept part of a deposit, issued with its taxes included; the one that the same request
 * made before, if there is one. Throws CONFLICT for anything but a deposit of which something is left, INVALID_REQUEST
 * for more than that.
 */
export async function forfeitingInvoice(stores: Forfeiting, wanted: Wanted): Promise<InvoiceRecord> {
  const { deposit, input, by, now } = wanted;
  const { invoices, businesses, customers } = stores;
  if (!deposit.isDeposit) throw refusal({ NOT_A_DEPOSIT });
  const made = await madeBefore(invoices, wanted);
  if (made) return made;
  const amountCents = keptCents(wanted);
  if (!(await customers.find(customerOf(deposit)))) throw refusal({ CREDIT_NEEDS_CUSTOMER });
  const [company, payTo, today] = await Promise.all([
    businesses.findCompany(deposit.businessId),
    currentDetails(businesses, deposit.businessId),
    todayOf(businesses, deposit.businessId, now),
  ]);
  const id = newId();
  const invoiceNumber = generateInvoiceNumber(today, Math.random);
  const content = { ...contentOf(wanted, { amountCents, today }), id, invoiceNumber, payTo };
  const invoice = withIncludedTaxes<InvoiceRecord>(content, company);
  const { forfeits = [], version } = deposit;
  const linked = set(invoiceKey(deposit.id), { forfeits: [...forfeits, { id: input.id, invoiceId: id }] });
  const link = onlyIf(linked, ifEqual({ forfeits: deposit.forfeits, version }));
  const draft = async () => ({ content: invoice, writes: { creation: { Update: link } } });
  const stored = await storeNumbered(stores, { draft, isGenerated: true, isUnseen: true, today, by });
  if (stored) return stored;
  // The same request, or another change of the deposit, came first.
  const current = orNotFound(await invoices.find(deposit.id), 'invoice');
  const found = await madeBefore(invoices, { ...wanted, deposit: current });
  if (!found) throw refusal({ INVOICE_CHANGING });
  return found;
}

/** The invoice that an earlier request with the same id made. Throws CONFLICT for another amount under a used id. */
async function madeBefore(
  invoices: Pick<Invoices, 'find'>,
  { deposit, input: { id, amount } }: Wanted,
): Promise<InvoiceRecord | undefined> {
  const known = deposit.forfeits?.find((forfeit) => forfeit.id === id);
  if (!known) return undefined;
  const invoice = orNotFound(await invoices.find(known.invoiceId), 'invoice');
  const { totalCents: amountCents, currency } = invoice;
  if (amount === undefined || toCents(amount) === amountCents) return invoice;
  throw usedReceipt({ amountCents, currency });
}

function keptCents({ deposit, input: { amount } }: Wanted): number {
  const leftCents = heldCents(deposit);
  if (leftCents === 0) throw refusal({ NO_DEPOSIT });
  const amountCents = amount === undefined ? leftCents : toCents(amount);
  if (amountCents <= leftCents) return amountCents;
  throw invalidRequest([{ path: 'amount', rule: 'max', params: { max: plainAmount(leftCents) } }]);
}

type Figures = { readonly amountCents: number; readonly today: CalendarDay };

function contentOf({ deposit, input, now }: Wanted, { amountCents, today }: Figures) {
  const { businessId, customerId, currency, paymentMethod, language, taxExemptions, supplyProvince } = deposit;
  const { billingProvince: province, billingCountry: country } = deposit;
  const texts = forfeitTextsFor(language || languageAt({ province, country }));
  return {
    ...picked(fieldsAt('billTo'), deposit),
    ...{ businessId, customerId, currency, paymentMethod, language, taxExemptions, supplyProvince },
    ...{ ...unpriced(now), status: 'SENT' as const, issuedAt: now.toISOString() },
    ...{ issueDate: today, dueDate: today, reminders: 'off' as const },
    items: [
      {
        name: texts.name(deposit.invoiceNumber),
        description: texts.description,
        quantity: 1,
        rate: fromCents(amountCents),
        // A province's sales tax is on what is sold, and nothing was.
        taxTreatment: input.taxTreatment ?? ('noPst' as const),
      },
    ],
  };
}
