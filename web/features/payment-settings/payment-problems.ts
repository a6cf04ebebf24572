import { AppError } from '#shared/errors.ts';
import { missingBankFields } from '#shared/payment-settings/bank-details.ts';
import { fieldText } from '#web/lib/errors/friendly-messages.ts';
import { type PaymentForm, TEXT_FIELDS } from './payment-fields.ts';

/** What is wrong, in words for people, at the fields where it is. */
export type Problems = Readonly<Partial<Record<keyof PaymentForm, string>>>;

/** What must be right before the server is asked to save (spec 2 §5). Empty when everything is. */
export function findProblems(form: PaymentForm): Problems {
  const email = form.eTransferEmail.trim();
  const isEmail = !email || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email);
  const missing = [...(form.preferredCurrency ? [] : ['preferredCurrency' as const]), ...missingBankFields(form)];
  return {
    ...Object.fromEntries(missing.map((field) => [field, REQUIRED[field]])),
    ...(isEmail ? {} : { eTransferEmail: 'Invalid email address' }),
  };
}

/** What the server refused, at the fields that its messages name. */
export function serverProblems(error: unknown): Problems {
  if (!(error instanceof AppError) || error.code !== 'INVALID_REQUEST') return {};
  const named = error.issues.map((issue) => [issue.path, fieldText(issue)] as const);
  const names: readonly string[] = ['preferredCurrency', ...TEXT_FIELDS];
  return Object.fromEntries(named.filter(([field]) => names.includes(field)));
}

const REQUIRED = {
  preferredCurrency: 'Preferred currency is required',
  bankName: 'Bank name is required',
  accountName: 'Account name is required',
  accountNumber: 'Account number is required',
} as const;
