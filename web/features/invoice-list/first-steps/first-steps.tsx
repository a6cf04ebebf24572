import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { InvoiceStats } from '#shared/invoice/stats.ts';
import { companyQuery, useSmallSupplier } from '#web/lib/queries/company.ts';
import { customerSearchQuery } from '#web/lib/queries/customers.ts';
import { numberingQuery } from '#web/lib/queries/numbering.ts';
import { paymentSettingsQuery } from '#web/lib/queries/payment-settings.ts';
import { stripeStatusQuery } from '#web/lib/queries/stripe.ts';
import { hasRole, useUser } from '#web/lib/session/session.ts';
import type { MissingSetting } from '#web/parts/findings/remedies.ts';
import { useSetting } from '#web/parts/settings/use-setting.ts';
import { Button } from '#web/ui/button.tsx';
import { isDone } from '#web/ui/feedback/failure-toast.ts';
import { CountSkeleton } from '#web/ui/lists/list-count.tsx';
import { StepActions } from './step-actions.tsx';
import { StepDialogs } from './step-dialogs.tsx';
import { StepRow } from './step-row.tsx';
import { type Facts, type Read, type Step, stepsOf } from './steps.ts';
import { t } from './texts.en.ts';

type FirstStepsProps = {
  counts: InvoiceStats['counts'];
  /** Called with whether a dialog of the steps is open. */
  onDialog: (isOpen: boolean) => void;
  onDismiss: () => void;
};

/** The steps to a first invoice that can be paid, for a business that has not sent one yet. */
export function FirstSteps({ counts, onDialog, onDismiss }: FirstStepsProps) {
  const isOwner = !hasRole(useUser(), ['EMPLOYEE']);
  const { facts, retry } = useFacts(counts, isOwner);
  const company = facts.company.data;
  const section = useRef<HTMLElement>(null);
  const [dialog, setDialog] = useState<'customer' | 'sample' | null>(null);
  const setting = useSetting();
  const hasDialog = dialog !== null || setting.setting !== null;
  useEffect(() => onDialog(hasDialog), [onDialog, hasDialog]);
  const saveSmallSupplier = useSmallSupplier();
  const steps = stepsOf(facts, isOwner);
  const next = steps.find(({ state }) => state === 'open');

  const done = steps.filter(({ state }) => state === 'done').length;
  const goOn = useNextStep(section, done);
  const open = (what: MissingSetting | 'customer') => {
    goOn.begin();
    return what === 'customer' ? setDialog('customer') : setting.open(what);
  };
  const onSmallSupplier = async () => {
    goOn.begin();
    const isSaved = company && (await isDone(saveSmallSupplier(company), t.saveFailed));
    if (isSaved) goOn.saved();
  };
  const actions = { facts, onOpen: open, onSmallSupplier, onRetry: retry };
  return (
    <section
      aria-labelledby="first-steps"
      className="rounded-lg border border-line bg-surface shadow-sm outline-none"
      ref={section}
      tabIndex={-1}
    >
      <Head done={done} onDismiss={onDismiss} onSample={() => setDialog('sample')} steps={steps} />
      <ol className="divide-y divide-line border-line border-t">
        {steps.map((step, index) => (
          <StepRow key={step.name} place={index + 1} step={step}>
            <StepActions isNext={step === next} step={step} {...actions} />
          </StepRow>
        ))}
      </ol>
      <StepDialogs
        onClose={() => setDialog(null)}
        onSaved={goOn.saved}
        province={company?.province}
        {...{ dialog, setting }}
      />
    </section>
  );
}

/**
 * The pressed button disappears with its step: once that is saved, the focus goes to the steps, and on to the button of
 * the next one as soon as the saved one is done.
 */
function useNextStep(section: RefObject<HTMLElement | null>, done: number) {
  const before = useRef(done);
  const [savedAt, setSavedAt] = useState<number | null>(null);
  useEffect(() => {
    const isLater = savedAt !== null && done > savedAt;
    if (!isLater || document.activeElement !== section.current) return;
    section.current?.querySelector<HTMLElement>('[data-next-step]')?.focus();
  }, [section, done, savedAt]);
  return {
    begin: () => {
      before.current = done;
    },
    saved: () => {
      section.current?.focus();
      setSavedAt(before.current);
    },
  };
}

type HeadProps = { steps: readonly Step[]; done: number; onSample: () => void; onDismiss: () => void };

function Head({ steps, done, onSample, onDismiss }: HeadProps) {
  const isLoading = steps.some(({ state }) => state === 'loading');
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-start gap-x-2 gap-y-3 py-4 pr-3 pl-5 sm:grid-cols-[minmax(0,1fr)_auto_auto] sm:pl-6">
      <div>
        <h2 className="font-semibold text-base" id="first-steps">
          {t.getReady}
        </h2>
        <p className="mt-0.5 text-muted text-sm tabular-nums" role="status">
          {isLoading ? <CountSkeleton /> : t.progress({ done, count: steps.length })}
        </p>
      </div>
      <Button
        className="max-sm:order-last max-sm:justify-self-start pointer-coarse:h-11"
        onClick={onSample}
        variant="secondary"
      >
        {t.seeSample}
      </Button>
      <Button
        aria-label={t.dismissSteps}
        className="pointer-coarse:size-11"
        onClick={onDismiss}
        size="icon"
        title={t.dismiss}
        variant="ghost"
      >
        <X aria-hidden="true" className="text-muted" />
      </Button>
    </div>
  );
}

/** The data that the steps are derived from, as far as loaded, and a function that retries what failed. */
function useFacts(counts: InvoiceStats['counts'], isOwner: boolean): { facts: Facts; retry: () => unknown } {
  const { id } = useUser();
  const company = useQuery({ ...companyQuery, enabled: isOwner });
  const settings = useQuery({ ...paymentSettingsQuery(id), enabled: isOwner });
  const cards = useQuery({ ...stripeStatusQuery, enabled: settings.data?.paymentIntegrationEnabled === true });
  const numbering = useQuery({ ...numberingQuery, enabled: isOwner });
  // The same query as the editor's picker, so its first results are already cached.
  const customers = useQuery(customerSearchQuery(''));
  const facts = {
    company: readOf(company),
    settings: readOf(settings),
    cards: readOf(cards, ({ connected }) => connected),
    customers: readOf(customers, (found) => found.customers),
    numbering: readOf(numbering, ({ invoices }) => invoices),
    counts,
  };
  const retry = () =>
    Promise.all([company, settings, cards, customers].flatMap((query) => (query.isError ? [query.refetch()] : [])));
  return { facts, retry };
}

function readOf<Data>(query: UseQueryResult<Data>): Read<Data>;
function readOf<Data, Part>(query: UseQueryResult<Data>, part: (data: Data) => Part): Read<Part>;
function readOf<Data>({ data, isError }: UseQueryResult<Data>, part: (data: Data) => unknown = (all) => all) {
  return { data: data === undefined ? undefined : part(data), isError };
}
