import * as z from 'zod';
import { line } from '#shared/text-field.ts';
import { tidyRegistration } from './registration-number.ts';
import { TAX_ACCOUNTS, type TaxAccount } from './tax-codes.ts';

const number = (account: TaxAccount) =>
  line(50)
    .overwrite((typed) => tidyRegistration(account, typed) ?? typed)
    .refine((typed) => tidyRegistration(account, typed) !== undefined, { error: 'taxNumber' })
    .optional();

/** The tax registrations of a business, as they are printed; a business without any is a small supplier. */
export const TaxRegistrations = z.strictObject(
  Object.fromEntries(TAX_ACCOUNTS.map((account) => [account, number(account)])) as Record<
    TaxAccount,
    ReturnType<typeof number>
  >,
);
export type TaxRegistrations = z.infer<typeof TaxRegistrations>;
