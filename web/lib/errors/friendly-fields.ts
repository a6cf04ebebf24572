/**
 * What people call a field of the contract, without a capital: `paymentTerms` is "payment terms", `companyZip` "company
 * postal code", `customer.city` "city". A field without a meaningful name is "this field".
 */
export function fieldLabel(field: string): string {
  const name = field.split('.').findLast((part) => /\D/.test(part)) ?? '';
  const words = name.replace(/[A-Z]/g, ' $&').toLowerCase().split(' ');
  return (
    LABELS.get(name) ??
    (words
      .map((word) => WORDS.get(word) ?? word)
      .join(' ')
      .trim() ||
      'this field')
  );
}

/** Fields whose names say it in other words than people do. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['additionalNotes', 'notes'],
  ['confirmPassword', 'password confirmation'],
  ['eTransferEmail', 'e-transfer email'],
]);

/** Words of names that people know by others, or can do without. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['billing', 'customer'],
  ['zip', 'postal code'],
  ['state', 'province'],
  ['swift', 'SWIFT'],
  ['iban', 'IBAN'],
  ['id', ''],
  ['value', ''],
]);
