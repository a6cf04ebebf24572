/**
 * The name of a field of the contract within a sentence: `paymentTerms` is "payment terms", `companyZip` "company postal
 * code", `customer.city` "city", `items.0.rate` "item rate". A field without a meaningful name is "this field".
 */
export function fieldName(path: string): string {
  const name = path.split('.').findLast((part) => /\D/.test(part)) ?? '';
  const words = name.replace(/[A-Z]/g, ' $&').toLowerCase().split(' ');
  const label = NAMES.get(name) ?? words.map((word) => WORDS.get(word) ?? word).join(' ');
  return (path.startsWith('items.') ? 'item ' : '') + (label.trim() || 'this field');
}

/** Names that do not follow from the field's. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['additionalNotes', 'notes'],
  ['brandColor', 'colour'],
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
