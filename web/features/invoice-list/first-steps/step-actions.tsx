import { Link } from 'react-router-dom';
import { paths } from '#web/lib/paths.ts';
import { billToCustomer } from '#web/lib/records/bill-to.ts';
import type { MissingSetting } from '#web/parts/findings/remedies.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import type { Facts, Step, StepName } from './steps.ts';
import { t } from './texts.en.ts';

type StepActionsProps = {
  step: Step;
  facts: Facts;
  /** Whether this is the first open step. */
  isNext: boolean;
  /** Opens the step's dialog. */
  onOpen: (what: MissingSetting | 'customer') => unknown;
  onSmallSupplier: () => unknown;
  onRetry: () => unknown;
};

/** The buttons of a step; null if there is nothing to do. */
export function StepActions({ step, facts, isNext, onOpen, onSmallSupplier, onRetry }: StepActionsProps) {
  const { name, state } = step;
  if (state === 'failed') return <Again onRetry={onRetry} title={step.title} />;
  if (state === 'done')
    return (
      name === 'business' && !facts.company.data?.logo && <SettingLink to={paths.company}>{t.addLogo}</SettingLink>
    );
  if (state === 'loading') return null;
  if (name === 'invoice') {
    return (
      <>
        {facts.numbering.data === null && <SettingLink to={paths.invoiceNumbers}>{t.countUpwards}</SettingLink>}
        <SettingLink to={paths.createEstimate}>{t.writeEstimate}</SettingLink>
        <InvoiceLink facts={facts} isNext={isNext} />
      </>
    );
  }
  return (
    <>
      {name === 'taxes' && facts.company.data && (
        <Button busyLabel={t.saving} onClick={onSmallSupplier} variant="secondary">
          {t.notRegistered}
        </Button>
      )}
      <Button
        data-next-step={isNext || undefined}
        onClick={() => onOpen(DIALOGS[name].opens)}
        variant={isNext ? 'primary' : 'secondary'}
      >
        {DIALOGS[name].label}
      </Button>
    </>
  );
}

const DIALOGS: Readonly<Record<Exclude<StepName, 'invoice'>, { label: string; opens: MissingSetting | 'customer' }>> = {
  business: { label: t.enterDetails, opens: 'business' },
  taxes: { label: t.enterTaxNumbers, opens: 'registration' },
  payment: { label: t.setUpPayment, opens: 'payment' },
  customer: { label: t.addCustomer, opens: 'customer' },
};

function Again({ onRetry, title }: { onRetry: () => unknown; title: string }) {
  return (
    <Button busyLabel={t.loading} onClick={onRetry} variant="secondary">
      {t.tryAgain}
      <span className="sr-only">{t.ofStep({ title })}</span>
    </Button>
  );
}

function SettingLink({ to, children }: { to: string; children: string }) {
  return (
    <Link
      className="inline-flex h-10 items-center rounded-sm font-medium text-accent text-sm underline underline-offset-2"
      to={to}
    >
      {children}
    </Link>
  );
}

/** Links to the drafts, or to a new invoice: for the only customer, if there is just one. */
function InvoiceLink({ facts, isNext }: Pick<StepActionsProps, 'facts' | 'isNext'>) {
  const looks = {
    className: buttonStyle({ variant: isNext ? 'primary' : 'secondary' }),
    'data-next-step': isNext || undefined,
  };
  const [only, ...others] = facts.customers.data ?? [];
  if (facts.counts.DRAFT) {
    return (
      <Link {...looks} to={`${paths.invoices}?status=DRAFT`}>
        {t.showDrafts}
      </Link>
    );
  }
  return (
    <Link
      {...looks}
      state={only && others.length === 0 ? { customer: billToCustomer(only) } : undefined}
      to={paths.createInvoice}
    >
      {t.writeInvoice}
    </Link>
  );
}
