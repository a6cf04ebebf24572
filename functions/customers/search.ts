import { NO_MATCH, type Search } from '#functions/data/list/page.ts';
import type { CustomerList } from '#functions/data/people/customers.ts';
import type { CustomerSearchQuery } from '#shared/api/customers.ts';
import type { Customer, CustomerInput } from '#shared/customer/schema.ts';
import { searchText } from '#shared/search-text.ts';

const DEFAULT_LIMIT = 25;

/**
 * The customers that fit a text best, for pickers (spec 2 §7): whose name begins with it, then who has a word that does,
 * then who has it in the name, the e-mail, the phone number or the city; each by name. No text: the first by name.
 */
export async function searchCustomers(
  customers: CustomerList,
  { query = '', limit = DEFAULT_LIMIT }: CustomerSearchQuery,
): Promise<{ customers: Customer[] }> {
  if (!query) return { customers: (await customers.page({ page: 1, limit, sort: 'name' })).items };
  return { customers: await customers.best({ search: customerSearch(query), sort: 'name', limit }) };
}

/** Looks for a text in name, e-mail, phone number and city, whatever its case, accents and spacing. */
export function customerSearch(text: string): Search<CustomerInput> {
  const wanted = searchText(text);
  const digits = digitsOf(text);
  const has = (field = '') => searchText(field).includes(wanted);
  return {
    fields: ['name', 'email', 'phone', 'city'],
    rank({ name = '', email = '', phone = '', city }) {
      const folded = searchText(name);
      if (folded.startsWith(wanted)) return 0;
      if (folded.includes(` ${wanted}`)) return 1;
      if (folded.includes(wanted)) return 2;
      if (searchText(email).startsWith(wanted)) return 3;
      if (has(email) || has(phone) || (digits && phone.replace(/\D/g, '').includes(digits))) return 4;
      return has(city) ? 5 : NO_MATCH;
    },
  };
}

/** The digits of a text that can be a part of a phone number, however it is spaced; empty for any other. */
function digitsOf(search: string): string {
  const digits = search.replace(/\D/g, '');
  return digits.length >= 3 && /^[\d\s()+./-]+$/.test(search) ? digits : '';
}
