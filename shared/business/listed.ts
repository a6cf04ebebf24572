import * as z from 'zod';
import { INVOICE_CURRENCIES } from '#shared/money.ts';
import { Suspension } from './suspension.ts';

/**
 * What administrators see of a business's life: it is in use, its owner has scheduled its deletion, or an administrator
 * suspended it, whatever its owner does.
 */
export const BUSINESS_STATES = ['ACTIVE', 'DELETION_SCHEDULED', 'SUSPENDED'] as const;

/** A business as administrators see it; times are timestamps. */
export const ListedBusiness = z.object({
  id: z.string(),
  /** The name of its company; absent if it has none. */
  businessName: z.string().optional(),
  /** Its owner's account. */
  email: z.string(),
  profile: z.object({ firstName: z.string(), lastName: z.string() }),
  createdAt: z.string(),
  /** When its owner last signed in; absent if they never did. */
  lastSignInAt: z.string().optional(),
  /** The number of its invoices that were issued and are not cancelled. */
  issuedInvoices: z.number(),
  /** The totals of its paid invoices by currency, in major units. */
  paid: z.array(z.object({ currency: z.enum(INVOICE_CURRENCIES), total: z.number() })),
  state: z.enum(BUSINESS_STATES),
  /** While it is SUSPENDED. */
  suspension: Suspension.optional(),
});
export type ListedBusiness = z.infer<typeof ListedBusiness>;

/** Sort fields of businesses: `name` and `email` are the owner's, from A to Z; `createdAt` newest first. */
export const BUSINESS_SORTS = ['name', 'email', 'createdAt'] as const;
export type BusinessSort = (typeof BUSINESS_SORTS)[number];
