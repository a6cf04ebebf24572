/** Longest values of a company's fields, in characters (spec 2 §9). */
export const COMPANY_LIMITS = {
  name: 100,
  address: 200,
  city: 100,
  zip: 20,
  country: 100,
  phone: 20,
  email: 100,
  website: 200,
  registrationNumber: 50,
  taxNumber: 50,
} as const;

/** Digits, spaces, hyphens, parentheses and a leading plus (spec 2 §5). */
export const COMPANY_PHONE = /^\+?[\d\s()-]+$/;

/** The images of a company. */
export const COMPANY_IMAGES = ['logo', 'signature'] as const;
export type CompanyImage = (typeof COMPANY_IMAGES)[number];

/** Most pixels of an image: more takes a browser long to draw, and adds nothing to a letterhead. */
export const MAX_IMAGE_PIXELS = 4_000_000;
