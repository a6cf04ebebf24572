import * as z from 'zod';
import { PAPER_SIZES } from '#shared/paper/paper.ts';

const optional = z.string().optional();

/** Who issues a document, as its readers see it (spec 1 §2.8). Without a company, `name` is the owner's own name. */
export const Issuer = z.object({
  name: optional,
  logo: optional,
  signature: optional,
  address: optional,
  city: optional,
  province: optional,
  zip: optional,
  country: optional,
  vat: optional,
  registrationNumber: optional,
  phone: optional,
  email: optional,
  website: optional,
  /** Paper its documents are printed on; A4 by default. */
  paperSize: z.enum(PAPER_SIZES).optional(),
});
export type Issuer = z.infer<typeof Issuer>;
