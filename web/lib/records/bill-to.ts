import type { Customer } from '#shared/customer/schema.ts';

/** The bill-to fields of an invoice for a customer; missing ones are empty. */
export function billToCustomer({ id, name, email, phone, address, city, state, zip, country }: Customer) {
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
  };
}
