import { Link } from 'react-router-dom';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { EditLink } from '#web/parts/invoices/edit-link.tsx';
import type { InvoiceActions } from '#web/parts/invoices/invoice-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { nextSteps, type Step } from './next-steps.ts';

type NextActionsProps = { invoice: InvoiceListItem; actions: InvoiceActions };

/** The next steps as buttons, the first one primary; on phones, a bar above the navigation. */
export function NextActions({ invoice, actions }: NextActionsProps) {
  const today = useBusinessDay()();
  return (
    <section
      aria-label="Next step"
      className="flex flex-wrap gap-2 max-md:fixed max-md:inset-x-0 max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] max-md:z-10 max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:py-2.5 md:mt-5 print:hidden [&>*]:flex-1"
    >
      {nextSteps(invoice, today).map((step, index) => (
        <NextAction
          actions={actions}
          invoice={invoice}
          key={step}
          step={step}
          variant={index === 0 ? 'primary' : 'secondary'}
        />
      ))}
    </section>
  );
}

type NextActionProps = NextActionsProps & { step: Step; variant: 'primary' | 'secondary' };

function NextAction({ step, variant, invoice, actions }: NextActionProps) {
  if (step === 'correct') {
    return (
      <EditLink className={buttonStyle({ variant })} field="billingEmail" invoice={invoice}>
        Correct Email
      </EditLink>
    );
  }
  if (step === 'duplicate') {
    return (
      <Link className={buttonStyle({ variant })} to={paths.duplicateInvoice(invoice.id)}>
        Duplicate
      </Link>
    );
  }
  const { label, run } = BUTTONS[step];
  return (
    <Button onClick={() => run(actions, invoice)} variant={variant}>
      {label}
    </Button>
  );
}

type ButtonStep = {
  readonly label: string;
  readonly run: (actions: InvoiceActions, invoice: InvoiceListItem) => void;
};

const BUTTONS: Readonly<Record<Exclude<Step, 'correct' | 'duplicate'>, ButtonStep>> = {
  send: { label: 'Send Invoice', run: ({ send }, invoice) => send(invoice) },
  resend: { label: 'Resend Invoice', run: ({ send }, invoice) => send(invoice) },
  remind: { label: 'Send Reminder', run: ({ remind }, invoice) => remind(invoice) },
  record: { label: 'Record Payment', run: ({ recordPayment }, invoice) => recordPayment(invoice) },
  confirm: { label: 'Confirm e-Transfer', run: ({ showPayments }, invoice) => showPayments(invoice) },
  reverse: { label: 'Reverse Write-Off', run: ({ reverseWriteOff }, invoice) => reverseWriteOff(invoice) },
  payments: { label: 'Show Payments', run: ({ showPayments }, invoice) => showPayments(invoice) },
};
