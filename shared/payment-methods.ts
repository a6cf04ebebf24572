/** A detail that a payer needs, which a business enters once in its payment settings. */
type Detail = {
  /** Its name in the activity log. */
  readonly name: { readonly en: string; readonly fr: string };
  /** In characters. */
  readonly maxLength: number;
  /** Whether the method's other details are of no use without it. */
  readonly isRequired?: true;
  /** Whether it stays on one line, since people copy it character by character. */
  readonly isCode?: true;
  readonly isEmail?: true;
  /** How many digits it has, exactly. */
  readonly digits?: number;
  /** Whether the activity log records it as it is; otherwise only its last characters. */
  readonly isPublic?: true;
};

type Method = {
  /** What a received payment is called. */
  readonly received: string;
  /** What it is called on invoices (spec 1 §9); absent if invoices cannot ask for it. */
  readonly offered?: string;
  /** Whether people record its payments; those by card and debit come from the card provider. */
  readonly isRecordable: boolean;
  /** Whether a payer may report that they paid. */
  readonly isReportable?: true;
  /** In the order that the payer enters them. */
  readonly details: Readonly<Record<string, Detail>>;
};

/**
 * Every way of paying, in the order in which they are offered: one row per method. A new row does not compile until
 * the dictionaries and `web/parts/payment-form/payment-fields.ts` have its words.
 */
export const METHODS = {
  card: { offered: 'Credit Card', received: 'Card', isRecordable: false, details: {} },
  debit: { received: 'Pre-authorized debit', isRecordable: false, details: {} },
  bank: {
    offered: 'Bank Transfer',
    received: 'Bank transfer',
    isRecordable: true,
    details: {
      bankName: { name: { en: 'bank', fr: 'banque' }, maxLength: 100, isRequired: true, isPublic: true },
      accountName: { name: { en: 'account holder', fr: 'titulaire du compte' }, maxLength: 100, isRequired: true },
      institutionNumber: {
        name: { en: 'institution number', fr: 'numéro d’institution' },
        maxLength: 3,
        digits: 3,
        isCode: true,
      },
      transitNumber: {
        name: { en: 'transit number', fr: 'numéro de transit' },
        maxLength: 5,
        digits: 5,
        isCode: true,
      },
      accountNumber: {
        name: { en: 'account number', fr: 'numéro de compte' },
        maxLength: 50,
        isRequired: true,
        isCode: true,
      },
      swiftCode: { name: { en: 'SWIFT code', fr: 'code SWIFT' }, maxLength: 20, isCode: true },
      iban: { name: { en: 'IBAN', fr: 'IBAN' }, maxLength: 40, isCode: true },
    },
  },
  'e-transfer': {
    offered: 'E-Transfer',
    received: 'e-Transfer',
    isRecordable: true,
    isReportable: true,
    details: {
      eTransferEmail: {
        name: { en: 'e-Transfer address', fr: 'courriel pour les virements Interac' },
        maxLength: 254,
        isRequired: true,
        isCode: true,
        isEmail: true,
      },
    },
  },
  cash: { offered: 'Cash', received: 'Cash', isRecordable: true, details: {} },
  cheque: {
    offered: 'Cheque',
    received: 'Cheque',
    isRecordable: true,
    details: {
      chequePayee: {
        name: { en: 'payee of cheques', fr: 'bénéficiaire des chèques' },
        maxLength: 100,
        isRequired: true,
      },
      chequeAddress: { name: { en: 'address for cheques', fr: 'adresse d’envoi des chèques' }, maxLength: 200 },
    },
  },
  other: { received: 'Other', isRecordable: true, details: {} },
} as const satisfies Readonly<Record<string, Method>>;

type Methods = typeof METHODS;

/** How a payment was made. */
export type LedgerMethod = keyof Methods;

type MethodsWith<Part> = { [Name in LedgerMethod]: Methods[Name] extends Part ? Name : never }[LedgerMethod];

/** A method that an invoice can ask for (spec 1 §9). */
export type PaymentMethod = MethodsWith<{ offered: string }>;

/** A method of payments that people record. */
export type ManualMethod = MethodsWith<{ isRecordable: true }>;

/** A method whose payments the card provider makes, reports and returns. */
export type ProvidedMethod = Exclude<LedgerMethod, ManualMethod>;

/** A method whose payments a payer may report. */
export type ReportableMethod = MethodsWith<{ isReportable: true }>;

/** A detail of any method, by its name in the contract. */
export type DetailField = { [Name in LedgerMethod]: keyof Methods[Name]['details'] }[LedgerMethod];

/** A method that a payer needs details for. */
export type DetailedMethod = {
  [Name in LedgerMethod]: keyof Methods[Name]['details'] extends never ? never : Name;
}[LedgerMethod];

const rows: Readonly<Record<LedgerMethod, Method>> = METHODS;

/** Whether the card provider makes, reports and returns its payments, rather than people. */
export function isProvided(method: LedgerMethod): method is ProvidedMethod {
  return !rows[method].isRecordable;
}

const namesOf = <Name extends LedgerMethod>(isWanted: (method: Method) => boolean) =>
  Object.keys(METHODS).filter((name): name is Name => isWanted(rows[name as LedgerMethod]));

export const LEDGER_METHODS: readonly LedgerMethod[] = namesOf(() => true);
export const PAYMENT_METHODS: readonly PaymentMethod[] = namesOf(({ offered }) => offered !== undefined);
export const MANUAL_METHODS: readonly ManualMethod[] = namesOf(({ isRecordable }) => isRecordable);
export const REPORTABLE_METHODS: readonly ReportableMethod[] = namesOf(({ isReportable }) => isReportable === true);
export const DETAILED_METHODS: readonly DetailedMethod[] = namesOf(({ details }) => Object.keys(details).length > 0);

export const DEFAULT_PAYMENT_METHOD: PaymentMethod = 'bank';

/** Labels of the methods on invoices (spec 1 §9). */
export const PAYMENT_METHOD_LABELS = Object.fromEntries(
  PAYMENT_METHODS.map((name) => [name, METHODS[name].offered]),
) as Readonly<Record<PaymentMethod, string>>;

/** Labels of received payments for the business. */
export const LEDGER_METHOD_LABELS = Object.fromEntries(
  LEDGER_METHODS.map((name) => [name, METHODS[name].received]),
) as Readonly<Record<LedgerMethod, string>>;

/** A detail with its name in the contract and its method. */
export type NamedDetail = Detail & { readonly field: DetailField; readonly method: DetailedMethod };

/** The details of all methods, in their order. */
export const DETAILS: readonly NamedDetail[] = DETAILED_METHODS.flatMap((method) =>
  Object.entries(rows[method].details).map(([field, detail]) => ({ ...detail, method, field: field as DetailField })),
);

/** The details of a method; none if its payers need none. */
export function detailsOf(method: LedgerMethod): readonly NamedDetail[] {
  return DETAILS.filter((detail) => detail.method === method);
}

/** Details as entered; absent or blank ones are missing. */
export type EnteredDetails = { readonly [Field in DetailField]?: string | undefined };

/**
 * The required details of a method that are missing though others of it are entered: a payer could not use half an
 * account. Having none is valid (spec 2 §5).
 */
export function missingDetails(method: LedgerMethod, entered: EnteredDetails): DetailField[] {
  const details = detailsOf(method);
  if (!details.some(({ field }) => isEntered(entered[field]))) return [];
  return details.filter(({ isRequired, field }) => isRequired && !isEntered(entered[field])).map(({ field }) => field);
}

/** Whether a payer knows enough to pay by a method that needs details. */
export function hasDetails(method: LedgerMethod, entered: EnteredDetails): boolean {
  return detailsOf(method).every(({ isRequired, field }) => !isRequired || isEntered(entered[field]));
}

/** A method that a payer can use: the chosen one, or if its details are missing, the first one whose details are known. */
export function payableMethod(chosen: PaymentMethod, entered: EnteredDetails): PaymentMethod {
  if (hasDetails(chosen, entered)) return chosen;
  return PAYMENT_METHODS.find((name) => detailsOf(name).length > 0 && hasDetails(name, entered)) ?? chosen;
}

/** The details that are entered, of all methods. */
export function enteredDetails(entered: EnteredDetails): EnteredDetails {
  const kept = DETAILS.filter(({ field }) => isEntered(entered[field]));
  return Object.fromEntries(kept.map(({ field }) => [field, entered[field]]));
}

/** Whether a change sends payments elsewhere; an empty string removes a detail. */
export function redirectsPayments(before: EnteredDetails, change: EnteredDetails): boolean {
  return DETAILS.some(({ field }) => change[field] !== undefined && change[field] !== (before[field] ?? ''));
}

function isEntered(text: string | undefined): boolean {
  return Boolean(text?.trim());
}

/** The names of the details in the activity log. */
export function detailNames(language: 'en' | 'fr'): Readonly<Record<DetailField, string>> {
  return Object.fromEntries(DETAILS.map(({ field, name }) => [field, name[language]])) as Record<DetailField, string>;
}
