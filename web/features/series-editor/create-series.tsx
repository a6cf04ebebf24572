import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { invoiceCurrency } from '#shared/money.ts';
import { firstPaymentMethod } from '#shared/payment-settings/first-payment-method.ts';
import { EditorLoading } from '#web/document-editor/editor-loading.tsx';
import { customerFromState } from '#web/document-editor/model/customer-state.ts';
import { type NewDocument, useNewDocument } from '#web/document-editor/use-new-document.ts';
import { paths } from '#web/lib/paths.ts';
import { billToCustomer } from '#web/lib/records/bill-to.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { buttonStyle } from '#web/ui/button-style.ts';
import { ErrorState } from '#web/ui/feedback/error-state.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { OfferedDays } from './offered-schedule.ts';
import { SeriesEditor } from './series-editor.tsx';
import { offeredDays, startSeries } from './start-series.ts';
import { t } from './texts.en.ts';
import { type Source, useSource } from './use-source.ts';

type CreateSeriesProps = {
  /** Called with the saved series' id and the key of this editor's draft. */
  onCreated: (id: string, draftKey: string) => void;
};

/** Creates a series: empty, for the customer of the link that was followed, or of the invoice in the query string. */
export function CreateSeries({ onCreated }: CreateSeriesProps) {
  const { drafts, given } = useNewDocument();
  const { source, label, problem, retry } = useSource();
  // A draft is complete: it opens even if its source is gone.
  const isResumed = drafts !== null && drafts.resumed !== null;
  if (problem && drafts && !isResumed) return <MissingSource onRetry={retry} problem={problem} />;
  if (!given) return <EditorLoading label={t.loadingUser} title={t.createTitle} />;
  if (source === undefined && !isResumed) return <EditorLoading label={label} title={t.createTitle} />;
  return <NewSeries {...given} onCreated={(id) => onCreated(id, given.drafts.key)} source={source ?? null} />;
}

/** Shown if the source of the new series cannot be read; without a retry, it does not exist. */
function MissingSource({ problem, onRetry }: { problem: string; onRetry: (() => unknown) | undefined }) {
  const empty = (
    <Link className={`${buttonStyle()} mt-5`} to={paths.createSeries}>
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

type NewSeriesProps = NewDocument & { source: Source | null; onCreated: (id: string) => void };

function NewSeries({ profile, settings, customFields, drafts, source, onCreated }: NewSeriesProps) {
  const { state } = useLocation();
  const today = useBusinessDay();
  const [isCreated, setIsCreated] = useState(false);
  const copied = source?.kind === 'invoice' ? source.invoice : null;
  const [offered] = useState(() => offeredDays(today(), copied));
  const [start] = useState(() => {
    const { paymentTerms, additionalNotes } = settings ?? {};
    return startSeries({
      day: offered.firstDay,
      currency: invoiceCurrency(profile.preferredCurrency),
      customFields,
      defaults: { paymentTerms, additionalNotes, paymentMethod: firstPaymentMethod(settings) },
      customer: source?.kind === 'customer' ? billToCustomer(source.customer) : customerFromState(state),
      copied,
      draft: drafts.resumed?.form ?? null,
    });
  });
  return (
    <OfferedDays value={offered}>
      <SeriesEditor
        drafts={drafts}
        edited={{ day: offered.firstDay, only: false }}
        onCreated={(id) => {
          setIsCreated(true);
          onCreated(id);
        }}
        profile={profile}
        start={start}
        title={isCreated ? t.editTitle : t.createTitle}
      />
    </OfferedDays>
  );
}
