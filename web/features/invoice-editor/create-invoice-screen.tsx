import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { invoiceCurrency } from '#shared/money.ts';
import { firstPaymentMethod } from '#shared/payment-settings/first-payment-method.ts';
import { EditorLoading } from '#web/document-editor/editor-loading.tsx';
import { customerFromState } from '#web/document-editor/model/customer-state.ts';
import { startNewInvoice } from '#web/document-editor/model/editor-start.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { type NewDocument, useNewDocument } from '#web/document-editor/use-new-document.ts';
import { useNewNumber, useNextNumber } from '#web/document-editor/use-new-number.ts';
import { paths } from '#web/lib/paths.ts';
import { billToCustomer } from '#web/lib/records/bill-to.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { FailedInvoice } from './edit-invoice-screen.tsx';
import { InvoiceEditor } from './invoice-editor.tsx';
import { t } from './texts.en.ts';
import { type Source, useSource } from './use-source.ts';

type CreateInvoiceProps = {
  /** Called with the saved invoice's id and the key of this editor's draft. */
  onCreated: (id: string, draftKey: string) => void;
};

/**
 * Creates an invoice: for the customer in the navigation state (spec 1 §2.12) or in the query string, as in a new tab,
 * or from the invoice or appointment there.
 */
export function CreateInvoice({ onCreated }: CreateInvoiceProps) {
  const { drafts, given } = useNewDocument();
  const { source, label, problem, isGone, retry } = useSource();
  // A draft is complete: it opens even if its source is gone.
  const isResumed = drafts !== null && drafts.resumed !== null;
  if (problem && drafts && !isResumed) {
    if (isGone) return <MissingSource problem={problem} />;
    return <FailedInvoice onRetry={retry} problem={problem} title={t.createTitle} />;
  }
  // A draft waits for them too: once discarded, a new invoice follows in its place.
  if (!given) return <EditorLoading label={t.loadingUser} title={t.createTitle} />;
  if (source === undefined && !isResumed) return <EditorLoading label={label} title={t.createTitle} />;
  return <NewInvoice {...given} onCreated={(id) => onCreated(id, given.drafts.key)} source={source ?? null} />;
}

/** Shown if the source of the new invoice does not exist. */
function MissingSource({ problem }: { problem: string }) {
  return (
    <>
      <ScreenHeader title={t.createTitle} />
      <ErrorState
        text={
          <Link className={`${buttonStyle()} mt-5`} to={paths.createInvoice}>
            {t.startEmpty}
          </Link>
        }
        title={problem}
      />
    </>
  );
}

type NewInvoiceProps = NewDocument & {
  source: Source | null;
  onCreated: (id: string) => void;
};

function NewInvoice({ profile, settings, customFields, drafts, source, onCreated }: NewInvoiceProps) {
  const { state } = useLocation();
  const today = useBusinessDay();
  const newNumber = useNewNumber();
  const nextNumber = useNextNumber();
  const [isCreated, setIsCreated] = useState(false);
  const [start] = useState(() => {
    const { paymentTerms, additionalNotes } = settings ?? {};
    const business = {
      today: today(),
      currency: invoiceCurrency(profile.preferredCurrency),
      invoiceNumber: newNumber(),
      customFields,
      defaults: { paymentTerms, additionalNotes, paymentMethod: firstPaymentMethod(settings) },
    };
    return startNewInvoice({
      ...business,
      customer: source?.kind === 'customer' ? billToCustomer(source.customer) : customerFromState(state),
      draft: drafts.resumed && renumbered(drafts.resumed.form, nextNumber),
      copied: source?.kind === 'record' ? source.formFor(business) : null,
    });
  });
  return (
    <InvoiceEditor
      drafts={drafts}
      onCreated={(id) => {
        setIsCreated(true);
        onCreated(id);
      }}
      profile={profile}
      start={start}
      title={isCreated ? t.editTitle : t.createTitle}
    />
  );
}

/** A draft with the next number, which others may have used since; a typed or random one stays. */
function renumbered(form: InvoiceForm, nextNumber: string | null): InvoiceForm {
  return form.isNumberGenerated && nextNumber !== null ? { ...form, invoiceNumber: nextNumber } : form;
}
