import type { Table } from '#functions/data/table/table.ts';
import { linksOpen, publishedContent } from '#functions/domain/document/published-content.ts';
import {
  type BusinessRecord,
  businessesIn,
  type CompanyRecord,
  canChargeCards,
  canDebit,
} from '#functions/domain/people/businesses.ts';
import { customersIn } from '#functions/domain/people/customers.ts';
import { issuerOf } from '#functions/domain/people/issuer.ts';
import { replyAddress } from '#functions/domain/people/reply-address.ts';
import type { UserRecord } from '#functions/domain/people/user-record.ts';
import { usersIn } from '#functions/domain/people/users.ts';
import { type SavedCardRecord, savedCardsIn } from '#functions/domain/saved-card/saved-cards.ts';
import { dayIn } from '#shared/calendar-day.ts';
import { paymentInstructions } from '#shared/invoice/payment-instructions.ts';
import { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import { isDue } from '#shared/invoice/status.ts';
import { type EnteredDetails, enteredDetails } from '#shared/payment-methods.ts';
import { INVOICE_UNAVAILABLE } from '#shared/refusals/invoices.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { announcedDay } from './charge.ts';
import { canTake, isOnAccount, obstacleToCard } from './chargeable.ts';
import { receivedFor } from './invoice-received.ts';
import {
  claimedCentsOf,
  dueCentsOf,
  type InvoiceRecord,
  isAnnounced,
  pendingDebitOf,
  withCurrentTaxes,
} from './invoice-record.ts';
import { invoicesIn } from './invoices.ts';

/** An invoice as its link shows it, with its record and business. */
export type PublishedInvoice = {
  readonly invoice: PublicInvoice;
  readonly record: InvoiceRecord;
  readonly business: BusinessRecord;
  readonly company: CompanyRecord | undefined;
  /** The address for replies to emails about it; read only to send it. */
  readonly replyTo: string | undefined;
  /** The business's current payment details; a sent invoice shows those it was sent with. */
  readonly payTo: EnteredDetails;
  /** What its customer saved, if cards are saved with it. */
  readonly card?: SavedCardRecord | undefined;
};

export type PublishedInvoices = ReturnType<typeof publishedInvoices>;

/** Reads an invoice with everything its document shows, in two round trips. */
export function publishedInvoices(table: Table) {
  const invoices = invoicesIn(table);
  const businesses = businessesIn(table);
  const users = usersIn(table);
  const read = async (invoiceId: string, isToSend: boolean): Promise<PublishedInvoice | undefined> => {
    const stored = await invoices.find(invoiceId);
    if (!stored) return undefined;
    const { businessId, savesCard, customerId } = stored;
    const saver = savesCard ? customerId : undefined;
    const [business, company, settings, card, customer] = await Promise.all([
      businesses.find(businessId),
      businesses.findCompany(businessId),
      businesses.findPaymentSettings(businessId),
      saver ? savedCardsIn(table, businessId).find(saver) : undefined,
      saver ? customersIn(table, businessId).find(saver) : undefined,
    ]);
    if (!business || business.deletedAt) return undefined;
    const needsOwner = !company || (isToSend && !company.email);
    const owner = needsOwner ? await users.find(business.ownerId) : undefined;
    const payTo = enteredDetails(settings ?? {});
    const record = isToSend ? asSent(stored, { company, payTo }) : withCurrentTaxes(stored, company);
    const payersSayAmount = settings?.payersSayAmount;
    const invoice = publish({
      record,
      business,
      company,
      payTo,
      owner,
      payersSayAmount,
      card,
      canSave: customer !== undefined,
    });
    return { invoice, record: stored, business, company, payTo, replyTo: replyAddress(company, owner), card };
  };
  return {
    /**
     * The invoice behind a link, or undefined if there is none or its business was deleted. Throws NOT_FOUND
     * `INVOICE_UNAVAILABLE` while its business is suspended.
     */
    async find(invoiceId: string): Promise<PublishedInvoice | undefined> {
      const found = await read(invoiceId, false);
      return found && opensLinks(found.business) ? found : undefined;
    },
    /** The same for the product itself, as for an export: its business may be suspended. */
    findAny: (invoiceId: string) => read(invoiceId, false),
    /** The same invoice as if sent now: not marked as a draft, and with the current payment details. */
    findToSend: (invoiceId: string) => read(invoiceId, true),
  };
}

/**
 * Whether the links of a business's invoices open, which end with it. Throws NOT_FOUND `INVOICE_UNAVAILABLE` while it is
 * suspended.
 */
export function opensLinks(business: BusinessRecord | undefined): boolean {
  return linksOpen(business, () => refusal({ INVOICE_UNAVAILABLE }));
}

/** The invoice once sent. */
function asSent(record: InvoiceRecord, { company, payTo }: Pick<Sources, 'company' | 'payTo'>): InvoiceRecord {
  return { ...withCurrentTaxes(record, company), payTo, status: record.status === 'DRAFT' ? 'SENT' : record.status };
}

type Sources = {
  record: InvoiceRecord;
  business: BusinessRecord;
  company: CompanyRecord | undefined;
  payTo: EnteredDetails;
  owner: UserRecord | undefined;
  payersSayAmount: boolean | undefined;
  /** What its customer saved, if cards are saved with it. */
  card: SavedCardRecord | undefined;
  /** Whether its recipient may save a card: its customer was not deleted. */
  canSave: boolean;
};

function publish({ record, business, company, payTo, owner, payersSayAmount, card, canSave }: Sources): PublicInvoice {
  const eTransferEmail = eTransferAddress(record, payTo);
  return PublicInvoice.parse({
    ...record,
    ...publishedContent(record, business),
    company: {
      ...issuerOf(company, owner),
      paymentSettings: { paymentIntegrationEnabled: canChargeCards(business) },
    },
    ...receivedFor(record),
    ...(record.writtenOff && { isClosed: true }),
    paidAt: record.paidOn,
    ...(record.claim && { claimedOn: record.claim.on }),
    ...(claimedCentsOf(record) < dueCentsOf(record) && { amountClaimed: record.claim?.amount }),
    paymentInstructions: instructions(record, payTo),
    eTransferEmail,
    ...(eTransferEmail && payersSayAmount && { payersSayAmount }),
    ...savedCardOf({ record, business, card, canSave }),
    takesDebits: (canDebit(business, record.currency) && !obstacleToCard(record, business)) || undefined,
    pendingDebit: pendingDebitOf(record),
  });
}

/** What a payer sees of their saved card; nothing but what was announced is charged: neither another card nor more. */
function savedCardOf({ record, business, card, canSave }: Pick<Sources, 'record' | 'business' | 'card' | 'canSave'>) {
  const isForCard = isDue(record.status) && record.charge?.cardId === card?.id;
  const charge = isForCard ? record.charge : undefined;
  const isTaken = canChargeCards(business) && card && canTake(card, business, record.currency);
  const isCharged = charge && isTaken && isAnnounced(record, charge) && !pendingDebitOf(record);
  return {
    savesCard: canSave || undefined,
    savedCard: card,
    chargedOn: isCharged ? charge.on : undefined,
    ...(charge && charge.tries > 0 && { chargeFailed: true }),
  };
}

/** The invoice as an email with it shows it, which announces the charge of the saved card for what is due then. */
export function asEmailed({ invoice, record, business, card }: PublishedInvoice, now: Date): PublicInvoice {
  const isTaken = card && isOnAccount(card, business) && canTake(card, business, record.currency);
  const isCharged = isTaken && card.id === record.charge?.cardId && !obstacleToCard(record, business);
  return { ...invoice, chargedOn: isCharged ? announcedDay(record, dayIn(business.timeZone, now)) : undefined };
}

/** A draft shows the current details, a sent invoice those it was sent with, if there were any. */
function instructions({ status, paymentMethod, payTo = {} }: InvoiceRecord, current: EnteredDetails) {
  const sent = status === 'DRAFT' ? undefined : paymentInstructions(paymentMethod, payTo);
  return sent ?? paymentInstructions(paymentMethod, current);
}

/** Where to send an e-Transfer for an invoice, which is possible in Canadian dollars only. */
export function eTransferAddress({ status, currency, payTo }: InvoiceRecord, current: EnteredDetails) {
  if (currency !== 'CAD') return undefined;
  return (status === 'DRAFT' ? undefined : payTo?.eTransferEmail) ?? current.eTransferEmail;
}
