import { Link } from 'react-router-dom';
import type { InvoiceListItem } from '#shared/invoice/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { useMayChange } from '#web/lib/session/session.ts';
import { EditLink } from '#web/parts/invoices/edit-link.tsx';
import type { Act, InvoiceAction } from '#web/parts/invoices/use-invoice-actions.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { nextSteps, type Step } from './next-steps.ts';
import { t } from './texts.en.ts';

type NextActionsProps = { invoice: InvoiceListItem; act: Act };

/** The next steps as buttons, the first one primary; on phones, a bar above the navigation. None for accountants. */
export function NextActions({ invoice, act }: NextActionsProps) {
  const today = useBusinessDay()();
  const mayChange = useMayChange();
  const steps = nextSteps(invoice, today);
  if (steps.length === 0 || !mayChange) return null;
  return (
    <section
      aria-label={t.nextStep}
      className="flex flex-wrap gap-2 max-md:tall:fixed max-md:inset-x-0 max-md:bottom-[calc(3.75rem+env(safe-area-inset-bottom))] max-md:z-10 max-md:border-line max-md:border-t max-md:bg-surface max-md:px-4 max-md:py-2.5 md:mt-5 print:hidden [&>*]:flex-1"
      data-bottom-bar
    >
      {steps.map((step, index) => (
        <NextAction
          act={act}
          invoice={invoice}
          key={step}
          step={step}
          // What is held of a deposit is more useful.
          variant={index === 0 && !(invoice.isDeposit && step === 'payments') ? 'primary' : 'secondary'}
        />
      ))}
    </section>
  );
}

type NextActionProps = NextActionsProps & { step: Step; variant: 'primary' | 'secondary' };

function NextAction({ step, variant, invoice, act }: NextActionProps) {
  if (step === 'correct') {
    return (
      <EditLink className={buttonStyle({ variant })} field="billingEmail" invoice={invoice}>
        {t.correctEmail}
      </EditLink>
    );
  }
  if (step === 'duplicate') {
    return (
      <Link className={buttonStyle({ variant })} to={paths.duplicateInvoice(invoice.id)}>
        {t.duplicate}
      </Link>
    );
  }
  const { label, action } = BUTTONS[step];
  return (
    <Button onClick={() => act(action, invoice)} variant={variant}>
      {(invoice.isDeposit && OF_DEPOSITS[step]) || label}
    </Button>
  );
}

/** What is said otherwise on a deposit request. */
const OF_DEPOSITS: { readonly [Each in Step]?: string } = { send: t.sendRequest, resend: t.resendRequest };

const BUTTONS: Readonly<Record<Exclude<Step, 'correct' | 'duplicate'>, { label: string; action: InvoiceAction }>> = {
  send: { label: t.send, action: 'send' },
  resend: { label: t.resend, action: 'send' },
  remind: { label: t.remind, action: 'remind' },
  record: { label: t.recordPayment, action: 'record' },
  confirm: { label: t.confirmTransfer, action: 'payments' },
  reverse: { label: t.reverseWriteOff, action: 'reverse-write-off' },
  payments: { label: t.showPayments, action: 'payments' },
};
