import { COMPANY_LIMITS, COMPANY_PHONE } from '#shared/company/limits.ts';
import { AppError } from '#shared/errors.ts';
import { fieldText } from '#web/lib/errors/friendly-messages.ts';
import { COMPANY_FIELDS, type CompanyField, type CompanyForm } from './company-fields.ts';

/** What is wrong, in words for people, at the fields where it is. */
export type Problems = Readonly<Partial<Record<keyof CompanyForm, string>>>;

/** What must be right before the server is asked to save (spec 2 §5). Empty when everything is. */
export function findProblems(form: Pick<CompanyForm, CompanyField>): Problems {
  const found = COMPANY_FIELDS.map((field) => [field, problemOf(field, form[field].trim())] as const);
  return Object.fromEntries(found.filter(([, problem]) => problem !== undefined));
}

/** What the server refused, at the fields that its messages name; `others` are for no field. */
export function serverProblems(error: unknown): { problems: Problems; others: string[] } {
  const issues = error instanceof AppError ? error.issues : [];
  const named = issues.map((issue) => ({ field: issue.path, text: fieldText(issue) }));
  const isOfField = ({ field }: { field: string }) =>
    field === 'logo' || field === 'signature' || field in COMPANY_LIMITS;
  return {
    problems: Object.fromEntries(named.filter(isOfField).map(({ field, text }) => [field, text])),
    others: named.filter((each) => !isOfField(each)).map(({ text }) => text),
  };
}

/** What is wrong with a field, such as "Company name must be less than 100 characters". */
function problemOf(field: CompanyField, value: string): string | undefined {
  if (field === 'name' && !value) return 'Company name is required';
  if (!value) return undefined;
  const [isRight, message] = FORMATS[field] ?? [];
  if (isRight && !isRight(value)) return message;
  return value.length > COMPANY_LIMITS[field]
    ? `${NOUNS[field]} must be less than ${COMPANY_LIMITS[field]} characters`
    : undefined;
}

const FORMATS: Readonly<
  Partial<Record<CompanyField, readonly [isRight: (value: string) => boolean, message: string]>>
> = {
  phone: [(value) => COMPANY_PHONE.test(value), 'Invalid phone number format'],
  email: [(value) => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(value), 'Invalid email address'],
  website: [(value) => /^https?:\/\//i.test(value) && URL.canParse(value), 'Invalid website URL'],
};

const NOUNS: Readonly<Record<CompanyField, string>> = {
  name: 'Company name',
  address: 'Address',
  city: 'City',
  zip: 'Postal code',
  country: 'Country',
  phone: 'Phone',
  email: 'Email',
  website: 'Website',
  registrationNumber: 'Registration number',
  taxNumber: 'Tax number',
};
