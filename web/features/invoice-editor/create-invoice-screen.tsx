import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { PaymentMethod } from '#shared/invoice/payment-method.ts';
import type { Invoice } from '#shared/invoice/schema.ts';
import { invoiceCurrency } from '#shared/money.ts';
import type { Profile } from '#shared/user/schema.ts';
import { invoiceQuery } from '#web/lib/queries/invoices.ts';
import { paymentSettingsQuery } from '#web/lib/queries/payment-settings.ts';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useUser } from '#web/lib/session/session.ts';
import type { OpenDrafts } from './draft/open-drafts.ts';
import { copiedFrom, useOpenDrafts } from './draft/use-open-drafts.ts';
import { EDIT_TITLE, FailedInvoice } from './edit-invoice-screen.tsx';
import { EditorLoading } from './editor-loading.tsx';
import { InvoiceEditor } from './invoice-editor.tsx';
import { customerFromState } from './model/customer-state.ts';
import { duplicateForm } from './model/duplicate.ts';
import { startNewInvoice } from './model/editor-start.ts';
import { firstPaymentMethod } from './model/payment-details.ts';

const TITLE = 'Create New Invoice';

type CreateInvoiceProps = {
  /** Called with the saved invoice's id and the key of this editor's draft. */
  onCreated: (id: string, draftKey: string) => void;
};

/**
 * Creates an invoice: for the customer in the navigation state if there is one (spec 1 §2.12), or like the invoice that
 * the address names.
 */
export function CreateInvoice({ onCreated }: CreateInvoiceProps) {
  const user = useUser();
  const { data, isError } = useQuery(profileQuery);
  const profile = useFirst(data ?? (isError ? user.profile : undefined));
  const payment = useQuery(paymentSettingsQuery(user.id));
  const settings = useFirst(payment.isLoadingError ? null : payment.data);
  const from = copiedFrom(useLocation().search);
  const copied = useQuery({ ...invoiceQuery(from ?? ''), enabled: from !== null });
  const source = useFirst(from === null ? null : copied.data);
  const drafts = useOpenDrafts({ userId: user.id, businessId: user.businessId }, null);
  if (source === undefined && copied.isError) return <FailedInvoice onRetry={() => copied.refetch()} title={TITLE} />;
  if (!profile || settings === undefined || !drafts)
    return <EditorLoading label="Loading user data..." title={TITLE} />;
  if (source === undefined) return <EditorLoading label="Loading invoice..." title={TITLE} />;
  return (
    <NewInvoice
      onCreated={(id) => onCreated(id, drafts.key)}
      paymentMethod={firstPaymentMethod(settings)}
      {...{ drafts, profile, source }}
    />
  );
}

type NewInvoiceProps = {
  profile: Profile;
  paymentMethod: PaymentMethod;
  drafts: OpenDrafts;
  /** The invoice that it starts as a copy of. */
  source: Invoice | null;
  onCreated: (id: string) => void;
};

function NewInvoice({ profile, paymentMethod, drafts, source, onCreated }: NewInvoiceProps) {
  const { state } = useLocation();
  const today = useBusinessDay();
  const [isCreated, setIsCreated] = useState(false);
  const [start] = useState(() =>
    startNewInvoice({
      today: today(),
      currency: invoiceCurrency(profile.preferredCurrency),
      random: Math.random,
      customer: customerFromState(state),
      paymentMethod,
      draft: drafts.resumed?.form ?? null,
      copied: source && duplicateForm(source, { today: today(), random: Math.random }),
    }),
  );
  return (
    <InvoiceEditor
      drafts={drafts}
      onCreated={(id) => {
        setIsCreated(true);
        onCreated(id);
      }}
      profile={profile}
      start={start}
      title={isCreated ? EDIT_TITLE : TITLE}
    />
  );
}

/** The first defined value: later refetches must not disturb typing. */
function useFirst<T>(value: T | undefined): T | undefined {
  const [first, setFirst] = useState(value);
  if (first === undefined && value !== undefined) setFirst(value);
  return first ?? value;
}
