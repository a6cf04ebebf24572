/** Maximum lengths of a company's fields, in characters (spec 2 §9). */
export const COMPANY_LIMITS = {
  name: 100,
  address: 200,
  city: 100,
  province: 100,
  zip: 20,
  country: 100,
  phone: 20,
  email: 100,
  website: 200,
  registrationNumber: 50,
  taxNumber: 50,
  footerLine: 120,
} as const;

/** Digits, spaces, hyphens and parentheses, with an optional leading plus (spec 2 §5). */
export const COMPANY_PHONE = /^\+?[\d\s()-]+$/;

/** The images a company can have. */
export const COMPANY_IMAGES = ['logo', 'signature'] as const;
export type CompanyImage = (typeof COMPANY_IMAGES)[number];

/** Maximum pixels of an image. Larger ones are slow to draw and add nothing to a letterhead. */
export const MAX_IMAGE_PIXELS = 4_000_000;
