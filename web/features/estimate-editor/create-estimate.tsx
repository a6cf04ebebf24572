import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { invoiceCurrency } from '#shared/money.ts';
import { EditorLoading } from '#web/document-editor/editor-loading.tsx';
import { customerFromState } from '#web/document-editor/model/customer-state.ts';
import { type NewDocument, useNewDocument } from '#web/document-editor/use-new-document.ts';
import { useNewNumber, useNextNumber } from '#web/document-editor/use-new-number.ts';
import { paths } from '#web/lib/paths.ts';
import { billToCustomer } from '#web/lib/records/bill-to.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { EstimateEditor } from './estimate-editor.tsx';
import { startEstimate } from './start-estimate.ts';
import { t } from './texts.en.ts';
import { type Source, useSource } from './use-source.ts';

type CreateEstimateProps = {
  /** Called with the saved estimate's id and the key of this editor's draft. */
  onCreated: (id: string, draftKey: string) => void;
};

/** Creates an estimate: empty, for the customer of the link that was followed, or like the estimate in the query string. */
export function CreateEstimate({ onCreated }: CreateEstimateProps) {
  const { drafts, given } = useNewDocument();
  const { source, label, problem, retry } = useSource();
  // A draft is complete: it opens even if its source is gone.
  const isResumed = drafts !== null && drafts.resumed !== null;
  if (problem && drafts && !isResumed) return <MissingSource onRetry={retry} problem={problem} />;
  if (!given) return <EditorLoading label={t.loadingUser} title={t.createTitle} />;
  if (source === undefined && !isResumed) return <EditorLoading label={label} title={t.createTitle} />;
  return <NewEstimate {...given} onCreated={(id) => onCreated(id, given.drafts.key)} source={source ?? null} />;
}

/** Shown if the source of the new estimate cannot be read; without a retry, it does not exist. */
function MissingSource({ problem, onRetry }: { problem: string; onRetry: (() => unknown) | undefined }) {
  const empty = (
    <Link className={`${buttonStyle()} mt-5`} to={paths.createEstimate}>
      {t.startEmpty}
    </Link>
  );
  return (
    <>
      <ScreenHeader title={t.createTitle} />
      <ErrorState text={onRetry ? t.tryLater : empty} title={problem} {...(onRetry && { onRetry })} />
    </>
  );
}

type NewEstimateProps = NewDocument & { source: Source | null; onCreated: (id: string) => void };

function NewEstimate({ profile, settings, customFields, drafts, source, onCreated }: NewEstimateProps) {
  const { state } = useLocation();
  const today = useBusinessDay();
  const newNumber = useNewNumber();
  const nextNumber = useNextNumber();
  const [isCreated, setIsCreated] = useState(false);
  const [start] = useState(() => {
    const draft = drafts.resumed?.form ?? null;
    const isRenumbered = draft?.isNumberGenerated && nextNumber !== null;
    return startEstimate({
      today: today(),
      currency: invoiceCurrency(profile.preferredCurrency),
      invoiceNumber: newNumber(),
      paymentTerms: settings?.paymentTerms,
      customFields,
      customer: source?.kind === 'customer' ? billToCustomer(source.customer) : customerFromState(state),
      copied: source?.kind === 'estimate' ? source.estimate : null,
      draft: isRenumbered ? { ...draft, invoiceNumber: nextNumber } : draft,
    });
  });
  return (
    <EstimateEditor
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
