import type { Customer } from '#shared/customer/schema.ts';

/** A customer as the editor of a new invoice receives it in the navigation state (spec 2 §2, "Customers screen"). */
export function customerState({ id, name, email, phone, address, city, state, zip, country }: Customer) {
  const text = (value: string | undefined) => value ?? '';
  return {
    customer: {
      id,
      name,
      email,
      phone: text(phone),
      address: text(address),
      city: text(city),
      province: text(state),
      zip: text(zip),
      country: text(country),
    },
  };
}
