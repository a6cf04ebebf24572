import type { DetailedMethod, DetailField, METHODS } from '#shared/payment-methods.ts';
import { DETAILED_METHODS, DETAILS } from '#shared/payment-methods.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';

/** The form's values as typed; empty strings where missing. */
export type PaymentForm = Readonly<Record<DetailField, string>> & Pick<PaymentSettings, 'preferredCurrency'>;

/** How a text field looks: its label, hint and size. */
type Look = {
  readonly label: string;
  readonly hint?: string;
  /** Spans both columns. */
  readonly isWide?: boolean;
  readonly inputMode?: 'email';
  readonly placeholder?: string;
  readonly autoCapitalize?: 'characters';
};

/** A text field of the payment details. */
export type PaymentLook = Look & { readonly name: DetailField };

type Section<Name extends DetailedMethod> = {
  readonly title: string;
  readonly description: string;
  /** The details together, as "add your bank details". */
  readonly what: string;
  /** The title of the dialog that asks for what a payer needs. */
  readonly dialogTitle: string;
  readonly fields: Readonly<Record<keyof (typeof METHODS)[Name]['details'], Look>>;
};

/** The words of each payment method that needs details (spec 2 §2). */
const SECTIONS: { readonly [Name in DetailedMethod]: Section<Name> } = {
  bank: {
    title: 'Bank transfer',
    description:
      'Shown on invoices paid by bank transfer. Sent invoices keep the previous details until you send them again.',
    what: 'bank details',
    dialogTitle: 'Your bank account',
    fields: {
      bankName: { label: 'Bank Name', isWide: true },
      accountName: { label: 'Account Name' },
      accountNumber: { label: 'Account Number' },
      swiftCode: { label: 'SWIFT Code', hint: 'Optional, for payments from abroad.', autoCapitalize: 'characters' },
      iban: { label: 'IBAN', hint: 'Optional, for payments from Europe.', autoCapitalize: 'characters' },
    },
  },
  'e-transfer': {
    title: 'E-Transfer',
    description:
      'Shown on invoices paid by Interac e-Transfer. Sent invoices keep the previous address until you send them again.',
    what: 'e-Transfer email',
    dialogTitle: 'Your e-Transfer address',
    fields: {
      eTransferEmail: { label: 'E-Transfer Email', inputMode: 'email', placeholder: 'payments@example.com' },
    },
  },
  cheque: {
    title: 'Cheque',
    description: 'Shown on invoices paid by cheque. Sent invoices keep the previous details until you send them again.',
    what: 'cheque details',
    dialogTitle: 'Your cheque details',
    fields: {
      chequePayee: { label: 'Payable To', hint: 'The name to write on the cheque.' },
      chequeAddress: { label: 'Mail To', hint: 'Optional: where to send the cheque.', isWide: true },
    },
  },
};

type ShownSection = Omit<Section<DetailedMethod>, 'fields'> & {
  readonly method: DetailedMethod;
  readonly fields: readonly PaymentLook[];
};

/** The section of a method, with its fields in their order. */
export function sectionOf(method: DetailedMethod): ShownSection {
  const { fields, ...words } = SECTIONS[method];
  const looks = Object.entries<Look>(fields).map(([name, look]) => ({ ...look, name: name as DetailField }));
  return { ...words, method, fields: looks };
}

/** The sections of all methods, in their order. */
export const PAYMENT_SECTIONS: readonly ShownSection[] = DETAILED_METHODS.map(sectionOf);

/** Preferred currencies to choose from (spec 2 §9), with their names. */
export const CURRENCY_NAMES = {
  USD: 'US dollar',
  EUR: 'Euro',
  GBP: 'British pound',
  CAD: 'Canadian dollar',
  AUD: 'Australian dollar',
} as const satisfies Record<PaymentSettings['preferredCurrency'], string>;

/** The form of the settings, or an empty one. */
export function formOf(settings: PaymentSettings | undefined): PaymentForm {
  const texts = Object.fromEntries(DETAILS.map(({ field }) => [field, settings?.[field] ?? '']));
  return { preferredCurrency: settings?.preferredCurrency ?? 'CAD', ...(texts as Record<DetailField, string>) };
}
