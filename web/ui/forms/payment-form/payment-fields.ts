import type { PAYMENT_LIMITS } from '#shared/payment-settings/limits.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';

/** A text field of the payment details, by the contract's name. */
export type PaymentField = keyof typeof PAYMENT_LIMITS;

/** The form's values as typed; empty strings where missing. */
export type PaymentForm = Readonly<Record<PaymentField, string>> & Pick<PaymentSettings, 'preferredCurrency'>;

/** The label, hint and size of a text field. */
export type PaymentLook = {
  readonly name: PaymentField;
  readonly label: string;
  readonly hint?: string;
  /** Spans both columns. */
  readonly isWide?: boolean;
  readonly inputMode?: 'email';
  readonly placeholder?: string;
  readonly autoCapitalize?: 'characters';
};

type Section = { readonly title: string; readonly description: string; readonly fields: readonly PaymentLook[] };

/** The text fields in display order, by payment method (spec 2 §2). */
export const SECTIONS: readonly Section[] = [
  {
    title: 'Bank transfer',
    description:
      'Shown on invoices paid by bank transfer. Sent invoices keep the previous details until you send them again.',
    fields: [
      { name: 'bankName', label: 'Bank Name', isWide: true },
      { name: 'accountName', label: 'Account Name' },
      { name: 'accountNumber', label: 'Account Number' },
      {
        name: 'swiftCode',
        label: 'SWIFT Code',
        hint: 'Optional, for payments from abroad.',
        autoCapitalize: 'characters',
      },
      { name: 'iban', label: 'IBAN', hint: 'Optional, for payments from Europe.', autoCapitalize: 'characters' },
    ],
  },
  {
    title: 'E-Transfer',
    description:
      'Shown on invoices paid by Interac e-Transfer. Sent invoices keep the previous address until you send them again.',
    fields: [
      { name: 'eTransferEmail', label: 'E-Transfer Email', inputMode: 'email', placeholder: 'payments@example.com' },
    ],
  },
];

const TEXT_FIELDS: readonly PaymentField[] = SECTIONS.flatMap(({ fields }) => fields.map(({ name }) => name));

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
  const texts = Object.fromEntries(TEXT_FIELDS.map((name) => [name, settings?.[name] ?? '']));
  return { preferredCurrency: settings?.preferredCurrency ?? 'CAD', ...(texts as Record<PaymentField, string>) };
}
