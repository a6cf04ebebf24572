import type { DetailedMethod, DetailField, METHODS } from '#shared/payment-methods.ts';
import { DETAILED_METHODS, DETAILS } from '#shared/payment-methods.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import { type DefaultsForm, defaultsForm } from '#web/parts/invoice-defaults/defaults-form.ts';
import { t } from './texts.en.ts';

/** The form's values as typed; empty strings where missing. */
export type PaymentForm = Readonly<Record<DetailField, string>> &
  DefaultsForm &
  Pick<PaymentSettings, 'preferredCurrency'> & { readonly payersSayAmount: boolean };

/** How a text field looks: its label, hint and size. */
type Look = {
  readonly label: string;
  readonly hint?: string;
  /** Spans both columns. */
  readonly isWide?: boolean;
  readonly inputMode?: 'email' | 'numeric';
  readonly placeholder?: string;
  readonly autoCapitalize?: 'characters';
};

/** A text field of the payment details. */
export type PaymentLook = Look & { readonly name: DetailField };

type Section<Name extends DetailedMethod> = {
  readonly title: string;
  readonly description: string;
  /** The title of the dialog that asks for what a payer needs. */
  readonly dialogTitle: string;
  readonly fields: Readonly<Record<keyof (typeof METHODS)[Name]['details'], Look>>;
};

/** The words of each payment method that needs details (spec 2 §2). */
const SECTIONS: { readonly [Name in DetailedMethod]: Section<Name> } = {
  bank: {
    title: t.bankTransfer,
    description: t.bankText,
    dialogTitle: t.yourBankAccount,
    fields: {
      bankName: { label: t.bankName },
      accountName: { label: t.accountName },
      institutionNumber: { label: t.institutionNumber, hint: t.institutionHint, inputMode: 'numeric' },
      transitNumber: { label: t.transitNumber, hint: t.transitHint, inputMode: 'numeric' },
      accountNumber: { label: t.accountNumber, isWide: true },
      swiftCode: { label: t.swiftCode, hint: t.swiftHint, autoCapitalize: 'characters' },
      iban: { label: t.iban, hint: t.ibanHint, autoCapitalize: 'characters' },
    },
  },
  'e-transfer': {
    title: t.eTransfer,
    description: t.eTransferText,
    dialogTitle: t.yourETransferAddress,
    fields: {
      eTransferEmail: { label: t.eTransferEmail, inputMode: 'email', placeholder: t.eTransferExample },
    },
  },
  cheque: {
    title: t.cheque,
    description: t.chequeText,
    dialogTitle: t.yourChequeDetails,
    fields: {
      chequePayee: { label: t.payableTo, hint: t.payableToHint },
      chequeAddress: { label: t.mailTo, hint: t.mailToHint, isWide: true },
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
export const CURRENCY_NAMES: Readonly<Record<PaymentSettings['preferredCurrency'], string>> = t.currencies;

/** The form of the settings, or an empty one. */
export function formOf(settings: PaymentSettings | undefined): PaymentForm {
  const texts = Object.fromEntries(DETAILS.map(({ field }) => [field, settings?.[field] ?? '']));
  return {
    preferredCurrency: settings?.preferredCurrency ?? 'CAD',
    ...(texts as Record<DetailField, string>),
    payersSayAmount: settings?.payersSayAmount ?? false,
    ...defaultsForm(settings ?? {}),
  };
}
