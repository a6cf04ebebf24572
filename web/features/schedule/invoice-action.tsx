import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import type { Appointment } from '#shared/appointment/schema.ts';
import type { Estimate } from '#shared/estimate/schema.ts';
import { paths } from '#web/lib/paths.ts';
import { estimateQuery, useEstimateMutations } from '#web/lib/queries/estimates.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { isDone, showRefusal } from '#web/ui/feedback/failure-toast.ts';
import { toast } from '#web/ui/feedback/toast.ts';
import { t } from './texts.en.tsx';

type InvoiceActionProps = { appointment: Appointment; iconStyle: string };

/**
 * Invoices an appointment: what is left of the estimate that it was made from, otherwise its time (decision W118). An
 * estimate that is invoiced leads to its invoice.
 */
export function InvoiceAction({ appointment, iconStyle }: InvoiceActionProps) {
  const { id, status, invoiceId, estimateId } = appointment;
  const { data: estimate, isPending } = useQuery({
    ...estimateQuery(estimateId ?? ''),
    enabled: estimateId !== undefined,
  });
  const variant = status === 'confirmed' && !invoiceId ? 'primary' : 'secondary';
  const icon = <FileText aria-hidden="true" className={iconStyle} />;
  const label = invoiceId ? t.invoiceAgain : t.invoiceThis;
  if (estimateId !== undefined && isPending) {
    return (
      <Button disabled variant={variant}>
        {icon}
        {label}
      </Button>
    );
  }
  if (estimate?.status === 'ACCEPTED') {
    return <FromEstimate appointment={appointment} estimate={estimate} icon={icon} variant={variant} />;
  }
  return (
    <Link className={buttonStyle({ variant })} to={paths.invoiceAppointment(id)}>
      {icon}
      {label}
    </Link>
  );
}

type FromEstimateProps = {
  appointment: Appointment;
  estimate: Estimate;
  icon: ReactNode;
  variant: 'primary' | 'secondary';
};

function FromEstimate({ appointment: { id, invoiceId }, estimate, icon, variant }: FromEstimateProps) {
  const { invoice } = useEstimateMutations();
  const navigate = useNavigate();
  const isMaking = useRef(false);
  const last = estimate.invoices?.at(-1);
  const making = async () => {
    const made = await invoice.mutateAsync({ id: estimate.id, appointmentId: id });
    toast.success(t.invoiceMade({ number: made.invoiceNumber }));
    await navigate(paths.editInvoice(made.id));
  };
  const make = async () => {
    if (isMaking.current) return;
    isMaking.current = true;
    // Once it is made, the screen is left, which a second click may precede.
    isMaking.current = await isDone(making(), t.invoiceFailed, showRefusal);
  };
  if (!estimate.isInvoiced) {
    return (
      <Button busyLabel={t.invoicing} onClick={make} variant={variant}>
        {icon}
        {t.invoiceThis}
      </Button>
    );
  }
  // The one that bills the appointment is linked beside its status.
  if (!last || invoiceId) return null;
  return (
    <Link className={buttonStyle({ variant: 'secondary' })} to={paths.invoice(last.id)}>
      {icon}
      {t.viewInvoice}
    </Link>
  );
}
