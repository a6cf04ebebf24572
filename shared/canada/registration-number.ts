import type { TaxAccount } from './tax-codes.ts';

/**
 * A registration number as it is printed, such as "84512 3397 RT0001", or undefined if it is not one. Spaces, hyphens
 * and lower case are accepted, as is a GST or QST number without its ending if only one is possible.
 */
export function tidyRegistration(account: TaxAccount, typed: string): string | undefined {
  return PRINTED[account](typed.toUpperCase().replace(/[\s\p{Pd}.]/gu, ''));
}

const PRINTED: Readonly<Record<TaxAccount, (compact: string) => string | undefined>> = {
  GST: (compact) => {
    const [, first = '', second = '', ending = '0001'] = /^(\d{5})(\d{4})(?:RT(\d{4}))?$/.exec(compact) ?? [];
    return isBusinessNumber(first + second) ? `${first} ${second} RT${ending}` : undefined;
  },
  QST: (compact) => {
    const [, digits, ending = '0001'] = /^(\d{10})(?:TQ(\d{4}))?$/.exec(compact) ?? [];
    return digits && `${digits} TQ${ending}`;
  },
  PST_BC: (compact) => matched(/^(?:PST)?(\d{4})(\d{4})$/.exec(compact), (first, second) => `PST-${first}-${second}`),
  PST_SK: (compact) => (/^\d{7}$/.test(compact) ? compact : undefined),
  RST_MB: (compact) => matched(/^(\d{6})(\d)$/.exec(compact), (first, last) => `${first}-${last}`),
};

function matched(parts: RegExpExecArray | null, print: (first: string, second: string) => string): string | undefined {
  const [, first, second] = parts ?? [];
  return first && second && print(first, second);
}

/** Whether nine digits are a business number of the Canada Revenue Agency: the last one is a Luhn check digit. */
function isBusinessNumber(digits: string): boolean {
  if (!/^[1-9]\d{8}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, index) => {
    const doubled = Number(digit) * (index % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}
