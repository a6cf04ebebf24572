import * as z from 'zod';
import { BrandColors } from '#shared/company/brand-colors.ts';
import { DOCUMENT_LAYOUTS, PAPER_SIZES } from '#shared/paper/paper.ts';

const optional = z.string().optional();

/** Who issues a document, as its readers see it (spec 1 §2.8). Without a company, `name` is the owner's own name. */
export const Issuer = z.object({
  name: optional,
  logo: optional,
  /** The pixels of the logo, if they are known. */
  logoSize: z.object({ width: z.number(), height: z.number() }).optional(),
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
  /** Paper its documents are printed on; that of its country by default. */
  paperSize: z.enum(PAPER_SIZES).optional(),
  brandColors: BrandColors.optional(),
  documentLayout: z.enum(DOCUMENT_LAYOUTS).optional(),
  /** At the foot of every page. */
  footerLine: optional,
  /** Whether the logo is shown on the colour. */
  logoOnColor: z.boolean().optional(),
});
export type Issuer = z.infer<typeof Issuer>;
