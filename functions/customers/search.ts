import { NO_MATCH, type Search } from '#functions/data/list/page.ts';
import type { CustomerFields, CustomerList } from '#functions/domain/people/customers.ts';
import type { CustomerSearchQuery } from '#shared/api/customers.ts';
import type { Customer } from '#shared/customer/schema.ts';
import { searchText } from '#shared/search-text.ts';
import { plainTypography } from '#shared/typography.ts';

const DEFAULT_LIMIT = 25;

/**
 * The customers that best match a text, for pickers (spec 2 §7): first those whose name starts with it, then those with
 * a word that starts with it, then those that contain it in their name, email, phone number or city. Each group is
 * sorted by name. Without a text, the first customers by name.
 */
export async function searchCustomers(
  customers: CustomerList,
  { query = '', limit = DEFAULT_LIMIT }: CustomerSearchQuery,
): Promise<{ customers: Customer[] }> {
  if (!query) return { customers: (await customers.page({ page: 1, limit, sort: 'name' })).items };
  return { customers: await customers.best({ search: customerSearch(query), sort: 'name', limit }) };
}

/** Searches name, email, phone number and city, ignoring case, accents and spacing. */
export function customerSearch(text: string): Search<CustomerFields> {
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

/** The digits of a text that may be part of a phone number; empty for any other text. */
function digitsOf(search: string): string {
  const digits = search.replace(/\D/g, '');
  return digits.length >= 3 && /^[\d\s()+./-]+$/.test(plainTypography(search)) ? digits : '';
}
