import { usePrefetchInfiniteQuery, usePrefetchQuery, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { CustomField } from '#shared/document/custom-fields.ts';
import { invoiceCurrency } from '#shared/money.ts';
import type { PaymentSettings } from '#shared/payment-settings/schema.ts';
import type { Profile } from '#shared/user/schema.ts';
import type { OpenDrafts } from '#web/document-editor/draft/open-drafts.ts';
import { draftsOf, useOpenDrafts } from '#web/document-editor/draft/use-open-drafts.ts';
import { EditorLoading } from '#web/document-editor/editor-loading.tsx';
import { customerFromState } from '#web/document-editor/model/customer-state.ts';
import { startNewInvoice } from '#web/document-editor/model/editor-start.ts';
import type { InvoiceForm } from '#web/document-editor/model/form.ts';
import { firstPaymentMethod } from '#web/document-editor/model/payment-details.ts';
import { loadQuickProducts } from '#web/document-editor/tabs/add-items.tsx';
import { useNewNumber, useNextNumber } from '#web/document-editor/use-new-number.ts';
import { paths } from '#web/lib/paths.ts';
import { companyQuery } from '#web/lib/queries/company.ts';
import { newestCustomersQuery } from '#web/lib/queries/customers.ts';
import { numberingQuery } from '#web/lib/queries/numbering.ts';
import { paymentSettingsQuery } from '#web/lib/queries/payment-settings.ts';
import { productPickerQuery } from '#web/lib/queries/products.ts';
import { profileQuery } from '#web/lib/queries/profile.ts';
import { billToCustomer } from '#web/lib/records/bill-to.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useUser } from '#web/lib/session/session.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { prefetchPart } from '#web/ui/overlays/lazy-part.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { FailedInvoice } from './edit-invoice-screen.tsx';
import { InvoiceEditor } from './invoice-editor.tsx';
import { INVOICE } from './invoice-kind.tsx';
import { t } from './texts.en.ts';
import { type Source, useFirst, useSource } from './use-source.ts';

type CreateInvoiceProps = {
  /** Called with the saved invoice's id and the key of this editor's draft. */
  onCreated: (id: string, draftKey: string) => void;
};

/**
 * Creates an invoice: for the customer in the navigation state (spec 1 §2.12) or in the query string, as in a new tab,
 * or from the invoice or appointment there.
 */
export function CreateInvoice({ onCreated }: CreateInvoiceProps) {
  usePrefetchedOffers();
  const user = useUser();
  const { data, isError } = useQuery(profileQuery);
  const profile = useFirst(data ?? (isError ? user.profile : undefined));
  const payment = useQuery(paymentSettingsQuery(user.id));
  const settings = useFirst(payment.isLoadingError ? null : payment.data);
  const company = useQuery(companyQuery);
  const issuer = useFirst(company.isLoadingError ? null : company.data);
  const numbering = useQuery(numberingQuery);
  const isNumbered = useFirst(numbering.isLoading ? undefined : true);
  const drafts = useOpenDrafts(draftsOf(INVOICE, user), null);
  const { source, label, problem, isGone, retry } = useSource();
  // A draft is complete: it opens even if its source is gone.
  const isResumed = drafts !== null && drafts.resumed !== null;
  if (problem && drafts && !isResumed) {
    if (isGone) return <MissingSource problem={problem} />;
    return <FailedInvoice onRetry={retry} problem={problem} title={t.createTitle} />;
  }
  // A draft waits for them too: once discarded, a new invoice follows in its place.
  if (!profile || !drafts || settings === undefined || issuer === undefined || !isNumbered)
    return <EditorLoading label={t.loadingUser} title={t.createTitle} />;
  if (source === undefined && !isResumed) return <EditorLoading label={label} title={t.createTitle} />;
  return (
    <NewInvoice
      customFields={issuer?.customFields ?? []}
      onCreated={(id) => onCreated(id, drafts.key)}
      settings={settings}
      source={source ?? null}
      {...{ drafts, profile }}
    />
  );
}

/** Fetches the offered customers and products along with the form: if they came later, they would move its fields. */
function usePrefetchedOffers(): void {
  usePrefetchQuery(newestCustomersQuery);
  usePrefetchInfiniteQuery(productPickerQuery(''));
  useEffect(() => prefetchPart(loadQuickProducts), []);
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

type NewInvoiceProps = {
  profile: Profile;
  settings: PaymentSettings | null;
  customFields: readonly CustomField[];
  drafts: OpenDrafts;
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
