/** The fields of a bill-to block in display order, with their names in an invoice. */
export const BILLING = {
  name: 'billingName',
  email: 'billingEmail',
  phone: 'billingPhone',
  address: 'billingAddress',
  city: 'billingCity',
  province: 'billingProvince',
  zip: 'billingZip',
  country: 'billingCountry',
} as const;

export type BillToField = keyof typeof BILLING;
export const BILL_TO_FIELDS = Object.keys(BILLING) as BillToField[];

/** A bill-to block with a value for each field. */
export function billTo<Value>(read: (field: BillToField) => Value): Record<BillToField, Value> {
  return Object.fromEntries(BILL_TO_FIELDS.map((field) => [field, read(field)])) as Record<BillToField, Value>;
}
