import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type { Customer } from '#shared/customer/schema.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import type { OpenClaim } from '#shared/ledger/schema.ts';
import { fromCents, type InvoiceCurrency, invoiceCurrency } from '#shared/money.ts';
import { MAX_APPLICATIONS, type Receipt, ReceiptInput } from '#shared/receipt/schema.ts';
import type { Issue } from '#shared/rules.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { type OpenInvoices, useReceiptMutations } from '#web/lib/queries/receipts.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useUser } from '#web/lib/session/session.ts';
import { balanceCentsOf } from '#web/parts/payments/payable.ts';
import { lastMethod, type PaymentForm, rememberMethod } from '#web/parts/payments/use-payment-form.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { type CheckedForm, useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { partName } from './invoice-parts.tsx';
import {
  applicationsOf,
  excessiveParts,
  invoiceAt,
  mailedTo,
  type Part,
  restCentsOf,
  splitAmong,
  type TypedAmounts,
} from './split.ts';
import { t } from './texts.en.ts';

/** A payment for several invoices as typed. */
type ReceiptForm = PaymentForm & {
  /** Empty until one of several is chosen. */
  readonly currency: InvoiceCurrency | '';
  readonly typed: TypedAmounts;
};

/** Whose payment it is. */
export type Payer = Pick<Customer, 'id' | 'name'>;

/** A payer's report of a payment, and the invoice on whose page they made it. */
export type Reported = { readonly invoiceId: string; readonly claim: OpenClaim };

type ReceiptOptions = {
  customer: Payer;
  /** Undefined until loaded. */
  open: OpenInvoices | undefined;
  /** The amount to start with, in cents. */
  amountCents: number;
  /** Starts with what was reported instead; the payment then has the report's id. */
  reported?: Reported | undefined;
  /** Called with the receipt once it is recorded. */
  onRecorded: (receipt: Receipt) => void;
};

/**
 * The form of a payment for several invoices. Its id is generated once, so a second click or a retry after a lost
 * response records no second payment.
 */
export function useReceiptForm({ customer, open, amountCents, reported, onRecorded }: ReceiptOptions) {
  const { record } = useReceiptMutations();
  const today = useBusinessDay();
  const { emailVerified, profile } = useUser();
  const [id] = useState(() => reported?.claim.id ?? crypto.randomUUID());
  const [values] = useState<ReceiptForm>(() => ({
    ...{ method: lastMethod(), paidOn: today(), reference: '', note: '', keepRest: 'credit' },
    ...{ amount: amountCents > 0 ? fromCents(amountCents) : '', sendReceipt: emailVerified, currency: '', typed: {} },
    ...(reported && reportedValues(reported)),
  }));
  const currencies = currenciesOf(open, invoiceCurrency(profile.preferredCurrency));
  const partsOf = ({ amount, currency, typed }: Pick<ReceiptForm, 'amount' | 'currency' | 'typed'>) =>
    splitAmong(payable(open, currency || currencies[0]), amount, typed);
  const editing = useCheckedForm<ReceiptForm, ReceiptInput>({
    rules: rulesFor({
      ...{ id, customerId: customer.id, currency: currencies[0], partsOf, isLoaded: open !== undefined },
      reportedOn: reported?.invoiceId,
    }),
    values,
    onValid: async (input) => {
      const receipt = await record.mutateAsync(input);
      rememberMethod(input.method);
      onRecorded(receipt);
    },
    onFailed: (error, reasons) => showRefusal(error, t.notRecorded, reasons),
  });
  const { control } = editing.form;
  const { field: typed } = useController({ control, name: 'typed' });
  const { field: chosen } = useController({ control, name: 'currency' });
  const amount = useWatch({ control, name: 'amount' });
  const currency = chosen.value || currencies[0];
  const parts = partsOf({ amount, currency, typed: typed.value });
  return {
    editing,
    /** The fields that any payment has. */
    payment: editing as unknown as CheckedForm<PaymentForm>,
    currencies,
    currency,
    chooseCurrency: (next: InvoiceCurrency) => {
      chosen.onChange(next);
      typed.onChange({});
    },
    parts,
    restCents: restCentsOf(amount, parts),
    type: (invoiceId: string, value: TypedNumber) => typed.onChange({ ...typed.value, [invoiceId]: value }),
    hasTyped: Object.keys(typed.value).length > 0,
    fillAgain: () => typed.onChange({}),
  };
}

function reportedValues({ claim: { method, on: paidOn, reference = '', amount } }: Reported) {
  return { method, paidOn, reference, amount: amount ?? '' };
}

/** The open invoices of a currency; the longest due ones if there are more than a payment can be for. */
function payable(open: OpenInvoices | undefined, currency: InvoiceCurrency): readonly InvoiceListItem[] {
  return (open?.invoices ?? []).filter((invoice) => invoice.currency === currency).slice(0, MAX_APPLICATIONS);
}

/** The currencies of the open invoices, else those of earlier ones, else the business's; never empty. */
function currenciesOf(open: OpenInvoices | undefined, usual: InvoiceCurrency): [InvoiceCurrency, ...InvoiceCurrency[]] {
  const owed = new Set(open?.invoices.map(({ currency }) => currency));
  const [first = usual, ...others] = owed.size > 0 ? owed : (open?.currencies ?? []);
  return [first, ...others];
}

type RuleFacts = {
  id: string;
  customerId: string;
  /** Unless another is chosen. */
  currency: InvoiceCurrency;
  partsOf: (form: ReceiptForm) => Part[];
  isLoaded: boolean;
  reportedOn: string | undefined;
};

function rulesFor({
  id,
  customerId,
  partsOf,
  isLoaded,
  reportedOn,
  ...facts
}: RuleFacts): FormRules<ReceiptForm, ReceiptInput> {
  let sent: { invoiceId: string }[] = [];
  return {
    schema: ReceiptInput,
    check: (form) => {
      if (!isLoaded) return [{ path: 'typed', rule: 'required' }];
      const parts = partsOf(form);
      return [...excessiveParts(parts).map(tooMuch), ...tooLittle(form.amount, parts)];
    },
    toInput: (form) => {
      const { amount, currency, reference, note, sendReceipt, method, paidOn } = form;
      const applications = applicationsOf(partsOf(form));
      sent = applications;
      return {
        ...{ id, customerId, method, paidOn, applications, currency: currency || facts.currency },
        ...(amount !== '' && { amount }),
        ...(reference.trim() && { reference }),
        ...(note.trim() && { note }),
        ...(reportedOn && { reportedOn }),
        // The email is about the invoices, and goes to the first of them.
        ...(sendReceipt && applications.length > 0 && mailedTo(partsOf(form)) && { sendReceipt }),
      };
    },
    fieldOf: ({ path }) => {
      const invoiceId = invoiceAt(path, sent);
      return invoiceId ? partName(invoiceId) : (path as 'amount');
    },
    solves: SOLVES,
    texts: { 'typed required': t.stillLoading, max: t.atMost },
  };
}

const SOLVES = { amount: 'typed', typed: 'amount' } as const;

function tooMuch({ invoice }: Part): Issue {
  const max = dictionary.amount(balanceCentsOf(invoice));
  return { path: partName(invoice.id), rule: 'max', params: { max } };
}

/** The amount received is never less than what it pays. */
function tooLittle(amount: TypedNumber, parts: readonly Part[]): Issue[] {
  const restCents = restCentsOf(amount, parts);
  if (typeof amount !== 'number' || restCents >= 0) return [];
  const paid = parts.reduce((sum, { cents }) => sum + cents, 0);
  return [{ path: 'amount', rule: 'min', params: { min: dictionary.amount(paid) } }];
}
