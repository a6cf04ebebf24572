import type { ListedBusiness } from '#shared/business/listed.ts';
import { personName } from '#web/lib/person-names.ts';

/** What a business is called: its own name, or that of its owner. */
export function nameOf(business: ListedBusiness): string {
  return business.businessName ?? personName(business);
}
