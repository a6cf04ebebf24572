/**
 * The label of a field of the contract, in lower case: `paymentTerms` is "payment terms", `companyZip` "company postal
 * code", `customer.city` "city". A field without a meaningful name is "this field".
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

/** Labels that do not follow from the field's name. */
const LABELS: ReadonlyMap<string, string> = new Map([
  ['additionalNotes', 'notes'],
  ['confirmPassword', 'password confirmation'],
  ['eTransferEmail', 'e-Transfer email'],
  ['location', 'place'],
  ['paidOn', 'date'],
  ['GST', 'GST/HST number'],
  ['QST', 'QST number'],
  ['PST_BC', 'BC PST number'],
  ['PST_SK', 'Saskatchewan PST number'],
  ['RST_MB', 'Manitoba RST number'],
]);

/** Words to replace or drop. */
const WORDS: ReadonlyMap<string, string> = new Map([
  ['billing', 'customer'],
  ['zip', 'postal code'],
  ['state', 'province'],
  ['swift', 'SWIFT'],
  ['iban', 'IBAN'],
  ['po', 'PO'],
  ['id', ''],
  ['value', ''],
]);
