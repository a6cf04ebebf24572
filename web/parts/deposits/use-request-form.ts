import { useState } from 'react';
import { useController } from 'react-hook-form';
import { cutText } from '#shared/cut-text.ts';
import { generateDepositNumber } from '#shared/document/deposit-number.ts';
import { NewInvoice } from '#shared/invoice/new-invoice.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { fromCents, toCents } from '#shared/money.ts';
import type { Issue } from '#shared/rules.ts';
import { dictionary } from '#web/lib/locale/dictionary.en.ts';
import type { TypedNumber } from '#web/lib/numbers/read-number.ts';
import { type DepositRequest, useDepositMutations } from '#web/lib/queries/deposits.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { showRefusal } from '#web/ui/feedback/failure-toast.ts';
import type { FormRules } from '#web/ui/forms/form-rules.ts';
import { useCheckedForm } from '#web/ui/forms/use-checked-form.ts';
import { type DepositSource, depositInput, firstDueDay } from './deposit-input.ts';
import { t } from './texts.en.tsx';

/** A deposit request as typed; `percent` is the amount's share of the draft's total. */
export type RequestForm = {
  readonly amount: TypedNumber;
  readonly percent: TypedNumber;
  readonly what: string;
  readonly dueDate: string;
};

/**
 * The form of a deposit request. Its id is generated once, so that a second click, or a retry after a lost response,
 * makes no second request.
 */
export function useRequestForm(source: DepositSource, onCreated: (request: Invoice) => void) {
  const { request } = useDepositMutations();
  const today = useBusinessDay();
  const [id] = useState(() => crypto.randomUUID());
  const drawNumber = () => generateDepositNumber(today(), Math.random);
  const [invoiceNumber] = useState(drawNumber);
  const [values] = useState<RequestForm>(() => ({
    ...{ amount: '', percent: '' },
    what: cutText(source.draft?.firstLine ?? '', MAX_SUBJECT),
    dueDate: firstDueDay(source, today()),
  }));
  const editing = useCheckedForm<RequestForm, DepositRequest>({
    rules: rulesFor(source, { today: today(), invoiceNumber }),
    values,
    onValid: async (content) => onCreated(await request.mutateAsync({ id, content, drawNumber })),
    onFailed: (error, reasons) => showRefusal(error, t.notCreated, reasons),
  });
  const { control, setValue } = editing.form;
  const { field: amount } = useController({ control, name: 'amount' });
  const { field: percent } = useController({ control, name: 'percent' });
  const { field: dueDate } = useController({ control, name: 'dueDate' });
  const total = source.draft?.total ?? 0;
  return {
    editing,
    dueDate,
    amount: {
      ...amount,
      onChange: (next: TypedNumber) => {
        amount.onChange(next);
        setValue('percent', typeof next === 'number' && total > 0 ? shareOf(next, total) : '');
      },
    },
    percent: {
      ...percent,
      onChange: (next: TypedNumber) => {
        percent.onChange(next);
        amount.onChange(typeof next === 'number' ? partOf(total, next) : '');
      },
    },
  };
}

/** What fits on a line together with what it is called. */
export const MAX_SUBJECT = 180;

/** A part of a total in percent, with two decimals. */
function shareOf(amount: number, total: number): number {
  return Math.min(100, Math.round((toCents(amount) / toCents(total)) * 10_000) / 100);
}

function partOf(total: number, percent: number): number {
  return fromCents(Math.round((toCents(total) * percent) / 100));
}

type Numbered = Parameters<typeof depositInput>[2];

function rulesFor(source: DepositSource, numbered: Numbered): FormRules<RequestForm, DepositRequest> {
  return {
    schema: NewInvoice,
    check: ({ amount }) => amountIssues(amount, source),
    toInput: (form) => depositInput(source, form, numbered),
    fieldOf: ({ path }) => {
      if (path.startsWith('items')) return path.endsWith('name') ? 'what' : 'amount';
      return path as 'dueDate';
    },
    texts: { 'amount required': t.aboveZero, 'amount max': t.atMostTotal },
    solves: SOLVES,
  };
}

const SOLVES = { percent: 'amount' } as const;

function amountIssues(amount: TypedNumber, { draft }: DepositSource): Issue[] {
  if (typeof amount !== 'number' || amount <= 0) return [{ path: 'amount', rule: 'required' }];
  if (!draft || draft.total <= 0 || amount <= draft.total) return [];
  return [{ path: 'amount', rule: 'max', params: { max: dictionary.amount(toCents(draft.total)) } }];
}
