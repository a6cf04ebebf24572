import { DETAILS, type EnteredDetails } from '#shared/payment-methods.ts';

/** How many characters are shown of a masked number, though never more than half of them. */
export const MAX_SHOWN = 3;

const BANK_NUMBERS = DETAILS.filter(({ isCode, isEmail }) => isCode && !isEmail).map(({ field }) => field);

/** Whether a field of payment settings is a number of a bank account. */
export function isBankNumber(field: string): boolean {
  return BANK_NUMBERS.some((number) => number === field);
}

/**
 * The details of payment methods as an accountant sees them: of account, institution and transit number, SWIFT code and
 * IBAN, only the last characters (decision S47).
 */
export function maskedDetails<Details extends EnteredDetails>(details: Details): Details {
  const entered = BANK_NUMBERS.filter((field) => details[field]);
  return { ...details, ...Object.fromEntries(entered.map((field) => [field, masked(details[field] ?? '')])) };
}

function masked(number: string): string {
  const shown = Math.min(MAX_SHOWN, Math.floor(number.length / 2));
  return `••••${shown > 0 ? number.slice(-shown) : ''}`;
}
