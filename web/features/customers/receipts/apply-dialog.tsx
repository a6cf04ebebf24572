import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { AppError } from '#shared/errors.ts';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { fromCents, toCents } from '#shared/money.ts';
import { ApplicationsInput, MAX_APPLICATIONS, type Receipt } from '#shared/receipt/schema.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { openInvoicesQuery, receiptQuery, useReceiptMutations } from '#web/lib/queries/receipts.ts';
import { amountText, balanceCentsOf } from '#web/parts/payments/payable.ts';
import { InvoiceParts, partName } from '#web/parts/receipts/invoice-parts.tsx';
import {
  applicationsOf,
  excessiveParts,
  invoiceAt,
  type Part,
  restCentsOf,
  splitAmong,
  type TypedAmounts,
} from '#web/parts/receipts/split.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { Fetched } from '#web/ui/feedback/fetched.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { receiptTitle } from './receipt-entry.tsx';
import { t } from './texts.en.tsx';

type ApplyDialogProps = { receipt: Receipt; onClose: () => void };

type ApplyForm = { readonly typed: TypedAmounts };

const NOTHING: ApplyForm = { typed: {} };

/** Pays a customer's open invoices with what is left of a receipt: by default, those that are due the longest. */
export function ApplyDialog({ receipt: shown, onClose }: ApplyDialogProps) {
  // As it is now: amounts are set, so they must be added to what was applied last.
  const { data: receipt = shown } = useQuery(receiptQuery(shown));
  const { customerId, currency, rest } = receipt;
  const query = useQuery(openInvoicesQuery(customerId));
  const invoices = query.data?.invoices.filter((invoice) => invoice.currency === currency).slice(0, MAX_APPLICATIONS);
  const { editing, parts, type, fillAgain } = useApplying({ receipt, invoices, onClose });
  const restCents = restCentsOf(rest, parts);
  return (
    <FormDialog
      busyLabel={t.applying}
      description={`${receiptTitle(receipt)}. ${t.left({ amount: amountText(rest, currency) })}`}
      editing={editing}
      noValidate
      onClose={onClose}
      submitLabel={t.useCredit}
      title={t.actions.apply}
    >
      <Fetched failure={{ title: t.invoicesNotLoaded }} query={query} skeleton={LOADING}>
        {({ debited }) => (
          <InvoiceParts
            currency={currency}
            debited={debited}
            errorOf={editing.errorOf}
            onFillAgain={fillAgain}
            onType={type}
            parts={parts}
          />
        )}
      </Fetched>
      <p className="mt-4 font-medium" role="status">
        {restCents > 0 && parts.length > 0 && t.stays({ amount: amountText(fromCents(restCents), currency) })}
      </p>
    </FormDialog>
  );
}

const LOADING = (
  <LoadingRegion title={t.loadingInvoices}>
    <Skeleton className="h-10" />
  </LoadingRegion>
);

type Applying = ApplyDialogProps & { invoices: readonly InvoiceListItem[] | undefined };

function useApplying({ receipt, invoices, onClose }: Applying) {
  const { apply } = useReceiptMutations();
  const partsOf = ({ typed }: ApplyForm) => splitAmong(invoices ?? [], receipt.rest, typed);
  const editing = useCheckedForm<ApplyForm, ApplicationsInput>({
    rules: rulesFor(receipt, partsOf),
    values: NOTHING,
    onValid: async (input) => {
      const used = receipt.rest - fromCents(restCentsOf(receipt.rest, partsOf(editing.form.getValues())));
      await apply.mutateAsync({ id: receipt.id, ...input }).catch((error: unknown) => {
        throw withoutApplied(error, { ...input, receipt });
      });
      onClose();
      toast.success(t.creditUsed({ amount: amountText(used, receipt.currency) }));
    },
    onFailed: (error, reasons) => showRefusal(error, t.notApplied, reasons),
  });
  const { field: typed } = useController({ control: editing.form.control, name: 'typed' });
  return {
    editing,
    parts: partsOf({ typed: typed.value }),
    type: (invoiceId: string, value: TypedNumber) => typed.onChange({ ...typed.value, [invoiceId]: value }),
    fillAgain: Object.keys(typed.value).length > 0 ? () => typed.onChange({}) : undefined,
  };
}

/** What a receipt paid of an invoice before: amounts are set, so it is part of what is sent. */
function beforeCents({ applications }: Receipt, invoiceId: string | undefined): number {
  return toCents(applications.find((application) => application.invoiceId === invoiceId)?.amount ?? 0);
}

/** A refusal in the form's terms: its limits are for what is applied in addition. */
function withoutApplied(error: unknown, { receipt, applications }: ApplicationsInput & { receipt: Receipt }): unknown {
  if (!(error instanceof AppError)) return error;
  const issues = error.issues.map((issue) => {
    const { path, params: { max } = {} } = issue;
    const cents = toCents(Number(max)) - beforeCents(receipt, invoiceAt(path, applications));
    return max === undefined ? issue : { ...issue, params: { max: dictionary.amount(Math.max(0, cents)) } };
  });
  const { code, messages, reason, params } = error;
  return new AppError(code, messages, { cause: error, issues, reason, params });
}

function rulesFor(receipt: Receipt, partsOf: (form: ApplyForm) => Part[]): FormRules<ApplyForm, ApplicationsInput> {
  const { rest } = receipt;
  let sent: { invoiceId: string }[] = [];
  const total = ({ invoiceId, amount }: ReturnType<typeof applicationsOf>[number]) => ({
    invoiceId,
    amount: typeof amount === 'number' ? fromCents(beforeCents(receipt, invoiceId) + toCents(amount)) : amount,
  });
  return {
    schema: ApplicationsInput,
    check: (form) => {
      const parts = partsOf(form);
      const tooMuch = excessiveParts(parts).map(({ invoice }) => ({
        ...{ path: partName(invoice.id), rule: 'max' as const },
        params: { max: dictionary.amount(balanceCentsOf(invoice)) },
      }));
      if (restCentsOf(rest, parts) >= 0) return tooMuch;
      return [...tooMuch, { path: 'typed', rule: 'max', params: { max: dictionary.amount(toCents(rest)) } }];
    },
    toInput: (form) => {
      const applications = applicationsOf(partsOf(form)).map(total);
      sent = applications;
      return { applications };
    },
    fieldOf: ({ path }) => {
      const invoiceId = invoiceAt(path, sent);
      if (invoiceId) return partName(invoiceId);
      return path.startsWith('typed') ? (path as 'typed') : 'typed';
    },
    texts: {
      ...{ max: t.atMost, 'typed max': t.moreThanLeft, 'applications max': t.moreThanLeft },
      'applications required': t.nothingTyped,
    },
  };
}
