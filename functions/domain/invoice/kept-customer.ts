import { newListId } from '#functions/data/table/ids.ts';
import { keptCustomerKey } from '#functions/data/table/keys.ts';
import type { Table, Write } from '#functions/data/table/table.ts';
import { ifEqual } from '#functions/data/table/write.ts';
import { entryOf } from '#functions/domain/audit/audited-call.ts';
import { entryWrite } from '#functions/domain/audit/entry.ts';
import { type CustomerFields, customersIn } from '#functions/domain/people/customers.ts';
import { foldedEmail } from '#functions/services/email-forms.ts';
import { storedProvince } from '#shared/canada/provinces.ts';
import type { Customer } from '#shared/customer/schema.ts';
import { searchText } from '#shared/search-text.ts';
import { DAY_SECONDS, secondsAt } from '#shared/time-units.ts';
import type { InvoiceContent } from './invoice-record.ts';

/** An invoice whose recipient is to be kept. */
type Billed = Pick<InvoiceContent, `billing${string}` & keyof InvoiceContent> &
  Pick<InvoiceContent, 'language'> & { readonly businessId: string };

/** The customer of an invoice, and what its transaction writes to add them. */
export type WithCustomer = {
  readonly customer: Pick<Customer, 'id' | 'name'>;
  readonly writes: Readonly<Record<string, Write>>;
};

/** Keeps the recipients of invoices as customers. */
export type KeptCustomers = ReturnType<typeof keptCustomersIn>;

/** Longer than any two saves can overlap. */
const CLAIM_SECONDS = DAY_SECONDS;

export function keptCustomersIn(table: Table) {
  return {
    /**
     * The customer whom an invoice bills: the one with the same email, or a new one; undefined without an email. Its
     * transaction fails if another one adds a customer with this email at the same time (decision F135).
     */
    async of(invoice: Billed, now: Date): Promise<WithCustomer | undefined> {
      const { businessId, billingEmail } = invoice;
      if (!billingEmail) return undefined;
      const customers = customersIn(table, businessId);
      const key = keptCustomerKey(businessId, billingEmail);
      // Before the customers: of one added in between, either the claim or the list tells.
      const claim = await table.get<{ customerId: string }>(key);
      const known = sameCustomer(await customers.sortedAs('email', billingEmail), invoice);
      if (known) return { customer: known, writes: {} };
      const id = newListId(now);
      const fields = customerOf(invoice);
      const { record, count } = customers.addition(id, fields);
      return {
        customer: { id, name: fields.name },
        writes: {
          keptCustomer: record,
          keptCount: count,
          keptClaim: {
            Put: {
              Item: { ...key, customerId: id, ttl: secondsAt(now) + CLAIM_SECONDS },
              ...ifEqual({ customerId: claim?.customerId }),
            },
          },
          keptActivity: entryWrite(businessId, additionOf(id, fields), now),
        },
      };
    },
  };
}

type Keeping<Invoice> = { readonly invoice: Invoice; readonly now: Date };

/** An invoice as it is stored: with the customer that is kept if it asks for that, and with the writes that keep it. */
export async function keptFor<Invoice extends Billed & Pick<InvoiceContent, 'customerId' | 'keepCustomer'>>(
  kept: KeptCustomers,
  { invoice, now }: Keeping<Invoice>,
): Promise<{ invoice: Invoice; writes: WithCustomer['writes'] }> {
  const { keepCustomer, ...content } = invoice;
  if (!keepCustomer) return { invoice, writes: {} };
  const found = invoice.customerId ? undefined : await kept.of(invoice, now);
  return {
    invoice: { ...content, ...(found && { customerId: found.customer.id }) } as Invoice,
    writes: found?.writes ?? {},
  };
}

/**
 * The customer with the email of a bill-to block. Several, as those of one bookkeeper, are told apart by their names: a
 * new name among them is a new customer.
 */
function sameCustomer(
  customers: readonly Customer[],
  { billingEmail = '', billingName }: Pick<Billed, 'billingEmail' | 'billingName'>,
): Customer | undefined {
  const same = customers.filter(({ email }) => foldedEmail(email) === foldedEmail(billingEmail));
  const named = same.find(({ name }) => searchText(name) === searchText(billingName));
  return named ?? (same.length === 1 ? same[0] : undefined);
}

/** The customer that a bill-to block names; what is of this invoice alone, such as its PO number, stays with it. */
function customerOf(invoice: Billed): CustomerFields {
  const { billingName: name, billingEmail: email = '', billingPhone: phone, billingAddress: address } = invoice;
  const { billingCity: city, billingProvince, billingZip: zip, billingCountry: country, language } = invoice;
  const state = billingProvince && storedProvince({ province: billingProvince, country });
  return { name, email, phone, address, city, state, zip, country, language };
}

function additionOf(id: string, fields: CustomerFields) {
  const record = { kind: 'customer', id, label: fields.name } as const;
  return { ...entryOf({ record, after: fields }, 'customer.create'), action: 'customer.create' as const };
}
