import type { Customer, CustomerInput } from '#shared/customer/schema.ts';
import { searchText } from '#shared/search-text.ts';
import { isBlankText } from '#shared/tidy-text.ts';
import type { BillTo, InvoiceForm } from './form.ts';
import { emailProblems } from './problems.ts';

/** Converts a bill-to block and the invoice's language to a customer. */
export function toCustomerInput({ id: _, province, ...to }: BillTo, language: InvoiceForm['language']): CustomerInput {
  const text = Object.entries({ ...to, state: province }).map(([field, value]) => [field, value.trim()]);
  return { ...(Object.fromEntries(text) as CustomerInput), ...(language && { language }) };
}

/** Whether the bill-to block has the required fields of a customer: name and email (spec 2 §5). */
export function canBeCustomer(to: BillTo): boolean {
  return !isBlankText(to.name) && to.email.trim() !== '' && emailProblems(to).length === 0;
}

/** The customer with the bill-to block's name and email, ignoring case and accents. */
export function sameCustomer<Known extends Pick<Customer, 'name' | 'email'>>(
  customers: readonly Known[],
  to: BillTo,
): Known | undefined {
  const key = ({ name, email }: Pick<Customer, 'name' | 'email'>) => searchText(`${name.trim()}\n${email.trim()}`);
  return customers.find((customer) => key(customer) === key(to));
}
