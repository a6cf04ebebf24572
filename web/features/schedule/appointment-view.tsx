import { useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import type { Appointment } from '#shared/appointment/schema.ts';
import { dayOf } from '#shared/local-time.ts';
import { paths } from '#web/lib/paths.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { AppointmentActions, type AppointmentDialogKind } from './appointment-actions.tsx';
import { AppointmentDetails } from './appointment-details.tsx';
import { AppointmentStatusBadge } from './appointment-status.tsx';
import { t } from './texts.en.tsx';

const loadAppointmentDialogs = async () => (await import('./appointment-dialogs.tsx')).AppointmentDialogs;

const LOOKS = {
  edit: { title: t.editTitle, fields: 6 },
  delete: { title: t.deleteTitle, fields: 0 },
  confirmed: { title: t.confirmTitle, fields: 0 },
  cancelled: { title: t.cancelTitle, fields: 0 },
} as const;

/** An appointment with its actions. */
export function AppointmentView({ appointment }: { appointment: Appointment }) {
  const [dialog, setDialog] = useState<AppointmentDialogKind | null>(null);
  const back = useWayBack(appointment);
  const navigate = useNavigate();
  return (
    <>
      <BackLink to={back}>{t.backToCalendar}</BackLink>
      <div className="wrap-anywhere">
        <ScreenHeader
          actions={<AppointmentActions appointment={appointment} onOpen={setDialog} />}
          description={<AppointmentState appointment={appointment} />}
          title={appointment.title}
        />
      </div>
      <AppointmentDetails appointment={appointment} />
      <LazyDialog load={loadAppointmentDialogs} look={dialog && LOOKS[dialog]} onClose={() => setDialog(null)}>
        {(AppointmentDialogs) =>
          dialog && (
            <AppointmentDialogs
              appointment={appointment}
              kind={dialog}
              onClose={() => setDialog(null)}
              onDeleted={() => navigate(paths.appointments)}
            />
          )
        }
      </LazyDialog>
    </>
  );
}

/** Its status, the estimate that it was made from, and the invoice that bills it. */
function AppointmentState({ appointment: { status, invoiceId, estimateId } }: { appointment: Appointment }) {
  return (
    <div className="flex flex-wrap items-center gap-2">
      <AppointmentStatusBadge status={status} />
      {estimateId && (
        <Link className={LINK_STYLE} to={paths.estimate(estimateId)}>
          {t.viewEstimate}
        </Link>
      )}
      {invoiceId && (
        <span className="inline-flex items-center gap-2">
          <Badge tone="blue">{t.invoiced}</Badge>
          <Link className={LINK_STYLE} to={paths.invoice(invoiceId)}>
            {t.viewInvoice}
          </Link>
        </span>
      )}
    </div>
  );
}

const LINK_STYLE = 'py-1 text-accent underline-offset-4 hover:underline';

/** Back to the days the user came from, or to the appointment's day. */
function useWayBack({ localStart }: Appointment): string {
  const state: unknown = useLocation().state;
  const isFromSchedule = typeof state === 'object' && state !== null && 'schedule' in state;
  const search = isFromSchedule ? String(state.schedule) : `?day=${dayOf(localStart)}`;
  return paths.appointments + search;
}
