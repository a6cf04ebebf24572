import * as z from 'zod';
import { email, line, requiredLine } from '#shared/text-field.ts';

const PHONE = /^\+?[\d\s()-]+$/;

const url = z
  .string()
  .trim()
  .max(200)
  .pipe(z.url({ protocol: /^https?$/ }));

/** The issuing company's details (spec 2 §5): only the name is needed. */
export const CompanyInput = z.strictObject({
  name: requiredLine(100),
  address: line(200).optional(),
  city: line(100).optional(),
  zip: line(20).optional(),
  country: line(100).optional(),
  phone: z.union([z.literal(''), z.string().trim().max(20).regex(PHONE)]).optional(),
  email: z.union([z.literal(''), email()]).optional(),
  website: z.union([z.literal(''), url]).optional(),
  registrationNumber: line(50).optional(),
  taxNumber: line(50).optional(),
});
export type CompanyInput = z.infer<typeof CompanyInput>;

export const CompanyUpdate = z.strictObject(CompanyInput.partial().shape);
export type CompanyUpdate = z.infer<typeof CompanyUpdate>;

const optional = z.string().optional();

/** The company of a business; `logo` and `signature` are paths of images under the API host. */
export const Company = z.object({
  id: z.string(),
  name: z.string(),
  address: optional,
  city: optional,
  zip: optional,
  country: optional,
  phone: optional,
  email: optional,
  website: optional,
  registrationNumber: optional,
  taxNumber: optional,
  logo: optional,
  signature: optional,
});
export type Company = z.infer<typeof Company>;
