import type { Customer } from '#shared/customer/schema.ts';

type Billed = Omit<Customer, 'createdAt' | 'version' | 'internalNotes'>;

/** The fields an invoice copies from a customer; missing ones are empty. */
export function billToCustomer({ id, name, email, phone, address, city, state, zip, country, ...rest }: Billed) {
  const text = (value: string | undefined) => value ?? '';
  return {
    id,
    name,
    email,
    phone: text(phone),
    address: text(address),
    city: text(city),
    province: text(state),
    zip: text(zip),
    country: text(country),
    language: rest.language,
    taxExemptions: rest.taxExemptions,
    poNumber: rest.poNumber,
    paymentTerms: rest.paymentTerms,
    paymentMethod: rest.paymentMethod,
    additionalNotes: rest.additionalNotes,
  };
}
