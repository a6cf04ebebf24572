import * as z from 'zod';
import { tidyRegistration } from '#shared/canada/registration-number.ts';
import { TAX_ACCOUNTS, type TaxAccount } from '#shared/canada/tax-codes.ts';
import { SUPPLY_CATEGORIES } from '#shared/canada/tax-treatment.ts';
import { CustomFields } from '#shared/document/custom-fields-schema.ts';
import { IMAGE_DATA_URL, IMAGE_KEY } from '#shared/image-file.ts';
import { mailedLine, requiredMailedLine, street } from '#shared/mailed-text.ts';
import { DOCUMENT_LAYOUTS, PAPER_SIZES } from '#shared/paper/paper.ts';
import { email, line, nothing, optionalChoice } from '#shared/text-field.ts';
import { tidyText } from '#shared/tidy-text.ts';
import { TimeZone } from '#shared/time-zone.ts';
import { Version } from '#shared/version.ts';
import { BrandColors, HEX_COLOR, typedColor } from './brand-colors.ts';
import { COMPANY_PHONE, COMPANY_LIMITS as MAX } from './limits.ts';

const registration = (account: TaxAccount) =>
  line(50)
    .overwrite((typed) => tidyRegistration(account, typed) ?? typed)
    .refine((typed) => tidyRegistration(account, typed) !== undefined, { error: 'taxNumber' })
    .optional();

/** The tax registrations of a business, as they are printed; a business without any is a small supplier. */
export const TaxRegistrations = z.strictObject(
  Object.fromEntries(TAX_ACCOUNTS.map((account) => [account, registration(account)])) as Record<
    TaxAccount,
    ReturnType<typeof registration>
  >,
);
export type TaxRegistrations = z.infer<typeof TaxRegistrations>;

const url = line(MAX.website).pipe(z.url({ protocol: /^https?$/ }));
const phone = line(MAX.phone).regex(COMPANY_PHONE);

/** An image as a data URL, the stored image's own path to keep it, or an empty text to remove it. */
const image = z.string().regex(new RegExp(`^$|${IMAGE_KEY.source}|${IMAGE_DATA_URL.source}`), { error: 'image' });

const color = z
  .string()
  .overwrite((typed) => typedColor(tidyText(typed)))
  .regex(HEX_COLOR, { error: 'color' });

/** Paper its documents are printed on; that of its country by default (`paperSizeOf`). */
const paperSize = z.enum(PAPER_SIZES);
const documentLayout = z.enum(DOCUMENT_LAYOUTS);
const supplyCategory = z.enum(SUPPLY_CATEGORIES);

/**
 * The issuing company's details (spec 2 §5); only the name is required. A province of Canada is stored as its code if
 * it is recognized.
 */
export const CompanyInput = z.strictObject({
  name: requiredMailedLine(MAX.name),
  address: street(MAX.address).optional(),
  city: mailedLine(MAX.city).optional(),
  province: mailedLine(MAX.province).optional(),
  zip: mailedLine(MAX.zip).optional(),
  country: mailedLine(MAX.country).optional(),
  phone: z.union([nothing(), phone]).optional(),
  email: z.union([nothing(), email(MAX.email)]).optional(),
  website: z.union([nothing(), url]).optional(),
  registrationNumber: line(MAX.registrationNumber).optional(),
  taxNumber: line(MAX.taxNumber).optional(),
  logo: image.optional(),
  signature: image.optional(),
  paperSize: optionalChoice(PAPER_SIZES).optional(),
  /** The colour of its documents, emails and payment page, as `#rrggbb`. */
  brandColor: z.union([nothing(), color]).optional(),
  documentLayout: optionalChoice(DOCUMENT_LAYOUTS).optional(),
  /** Printed at the foot of every page. */
  footerLine: line(MAX.footerLine).optional(),
  /** Whether the logo is too light for paper, so that it is shown on the colour. */
  logoOnColor: z.boolean().optional(),
  /**
   * Zone of the business's days; that of the province if a new company has none. It stays if the company is deleted.
   */
  timeZone: TimeZone.optional(),
  /** Replaced as a whole. */
  taxRegistrations: TaxRegistrations.optional(),
  /** Whether the owner has declared it a small supplier, which need not register; absent if they have not said. */
  isSmallSupplier: z.boolean().optional(),
  /** The kind of goods or services it sells, unless a product says otherwise. */
  supplyCategory: z.union([nothing(), supplyCategory]).optional(),
  /** What its new documents begin with, besides the fields that all documents have. */
  customFields: CustomFields.optional(),
});
export type CompanyInput = z.infer<typeof CompanyInput>;

/** Changes to a company, conditional on `version` if given; an empty text removes a field. */
export const CompanyUpdate = z.strictObject({ ...CompanyInput.partial().shape, version: Version.optional() });
export type CompanyUpdate = z.infer<typeof CompanyUpdate>;

const optional = z.string().optional();

/** The company of a business; `logo` and `signature` are image paths on the API host. */
export const Company = z.object({
  id: z.string(),
  name: z.string(),
  address: optional,
  city: optional,
  province: optional,
  zip: optional,
  country: optional,
  phone: optional,
  email: optional,
  website: optional,
  registrationNumber: optional,
  taxNumber: optional,
  logo: optional,
  /** The pixels of the logo. */
  logoSize: z.object({ width: z.number(), height: z.number() }).optional(),
  signature: optional,
  paperSize: paperSize.optional(),
  brandColor: optional,
  /** What `brandColor` becomes where it has to be read. */
  brandColors: BrandColors.optional(),
  documentLayout: documentLayout.optional(),
  footerLine: optional,
  logoOnColor: z.boolean().optional(),
  timeZone: optional,
  taxRegistrations: TaxRegistrations.optional(),
  isSmallSupplier: z.boolean().optional(),
  supplyCategory: supplyCategory.optional(),
  customFields: CustomFields.optional(),
  version: Version,
});
export type Company = z.infer<typeof Company>;
