import { createOnce } from '#functions/domain/creation/create-once.ts';
import type { Creations } from '#functions/domain/creation/creations.ts';
import type { CustomerInvoices } from '#functions/domain/invoice/customer-invoices.ts';
import { heldIn, toListItem } from '#functions/domain/invoice/invoice-row.ts';
import type { CustomerList } from '#functions/domain/people/customers.ts';
import type { Caller } from '#functions/domain/people/members.ts';
import type { Receipts } from '#functions/domain/receipt/receipts.ts';
import type { SavedCards } from '#functions/domain/saved-card/saved-cards.ts';
import { orNotFound } from '#functions/http/not-found.ts';
import type { ReminderQueue } from '#functions/services/reminder-queue.ts';
import type { RemovedCard, RemovedCards } from '#functions/services/removed-cards.ts';
import type { CustomerListQuery } from '#shared/api/customers.ts';
import type { PageMeta } from '#shared/api/page.ts';
import { storedProvince } from '#shared/canada/provinces.ts';
import type { TaxExemption } from '#shared/canada/tax-exemption.ts';
import type { WithClientId } from '#shared/client-id.ts';
import type { Customer, CustomerInput, CustomerUpdate } from '#shared/customer/schema.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { isDue } from '#shared/invoice/status.ts';
import { CUSTOMER_HAS_RECEIPTS, CUSTOMER_OWES_DEPOSIT } from '#shared/refusals/payments.ts';
import { refusal } from '#shared/refusals/refusal.ts';
import { CHANGED_MEANWHILE } from '#shared/refusals/requests.ts';
import { customerSearch } from './search.ts';

const DEFAULT_LIMIT = 10;

/** A page of customers, newest first unless sorted otherwise (spec 2 §9). */
export async function listCustomers(
  customers: CustomerList,
  { page = 1, limit = DEFAULT_LIMIT, sortBy: sort = 'createdAt', search }: CustomerListQuery,
): Promise<{ customers: Customer[]; meta: PageMeta }> {
  const found = search ? customerSearch(search) : undefined;
  const { items, meta } = await customers.page({ page, limit, sort, search: found });
  return { customers: items, meta };
}

/** Adds a customer, once for a client's id. Throws like `createOnce`. */
export function createCustomer(
  { customers, creations }: { customers: CustomerList; creations: Creations },
  { body, now }: { body: WithClientId<CustomerInput>; now: Date },
): Promise<Customer> {
  return createOnce<CustomerInput, Customer>(creations, {
    body,
    now,
    find: customers.find,
    create: (input, also) => customers.addWith(also, { ...input, ...tidied(input, input.country) }, now),
  });
}

/** A customer. Throws NOT_FOUND if the business has none with this id. */
export async function readCustomer(customers: CustomerList, id: string): Promise<Customer> {
  return orNotFound(await customers.find(id), 'customer');
}

/**
 * Changes the given fields of a customer; existing invoices keep their copy but follow the reminder setting. Throws
 * NOT_FOUND if the business has none with this id, CONFLICT if the given version is outdated.
 */
export async function changeCustomer(
  { customers, queue }: { customers: CustomerList; queue: ReminderQueue },
  { caller, id, update }: { caller: Caller; id: string; update: CustomerUpdate },
): Promise<Customer> {
  const { version, ...fields } = update;
  const { remind = true } = await readCustomer(customers, id);
  const change = () =>
    customers.change(id, (before) => ({ ...fields, ...tidied(fields, fields.country ?? before.country) }), version);
  const switchesReminders = (fields.remind ?? remind) !== remind;
  const changed = await (switchesReminders ? queue.reschedule(caller.businessId, change) : change());
  if (changed) return changed;
  orNotFound(await customers.find(id), 'customer');
  throw refusal({ CHANGED_MEANWHILE }, { what: 'customer' });
}

type Removing = {
  readonly customers: CustomerList;
  readonly receipts: Pick<Receipts, 'listOf'>;
  readonly invoices: Pick<CustomerInvoices, 'listRows'>;
  readonly cards: Pick<SavedCards, 'find' | 'removal'>;
  readonly removed: RemovedCards;
};

/**
 * Deletes a customer with the card that they saved; invoices keep their copy. Throws NOT_FOUND if the business has none
 * with this id, CONFLICT if they have a receipt, since what of it paid an invoice can become their credit again, or a
 * deposit, also one that is only requested (decision F202).
 */
export async function removeCustomer(
  { customers, receipts, invoices, cards, removed }: Removing,
  { id, caller: { email: by } }: { readonly id: string; readonly caller: Pick<Caller, 'email'> },
): Promise<void> {
  const [received, rows] = await Promise.all([receipts.listOf(id), invoices.listRows(id)]);
  const hasMoney = received.some(({ voided }) => !voided) || rows.some((row) => heldIn(row) > 0);
  if (hasMoney) throw refusal({ CUSTOMER_HAS_RECEIPTS });
  const request = rows.find((row) => isOpenRequest(toListItem(row)));
  if (request) throw refusal({ CUSTOMER_OWES_DEPOSIT }, { number: toListItem(request).invoiceNumber });
  // Also those of attempts that failed: a card that is still saved is kept.
  const gone: RemovedCard[] = [];
  const isRemoved = await customers.remove(id, async () => {
    const card = await cards.find(id);
    if (card) gone.push({ ...card, by });
    if (card) await removed.expect({ ...card, by });
    return { card: cards.removal(id, card) };
  });
  orNotFound(isRemoved, 'customer');
  await Promise.all(gone.map(removed.forget));
}

function isOpenRequest({ isDeposit, status }: Pick<InvoiceListItem, 'isDeposit' | 'status'>): boolean {
  return isDeposit === true && status !== 'DRAFT' && isDue(status);
}

/** The fields that are not stored as entered: a recognised province by its code, exemptions without blanks. */
function tidied({ state, taxExemptions }: CustomerUpdate, country: string | undefined) {
  return {
    ...(state !== undefined && { state: storedProvince({ province: state, country }) }),
    ...(taxExemptions && { taxExemptions: taxExemptions.length > 0 ? taxExemptions.map(withoutBlankTexts) : NONE }),
  };
}

/** Removes the field. */
const NONE = '' as const;

function withoutBlankTexts({ number, validTo, ...given }: TaxExemption): TaxExemption {
  return { ...given, ...(number && { number }), ...(validTo && { validTo }) };
}
