import { useQuery } from '@tanstack/react-query';
import { CalendarX2, RotateCw } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import { AppError } from '#shared/errors.ts';
import { paths } from '#web/lib/paths.ts';
import { appointmentQuery } from '#web/lib/queries/appointments.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonStyle } from '#web/ui/button-style.ts';
import { Card } from '#web/ui/card.tsx';
import { LoadingRegion } from '#web/ui/feedback/loading-region.tsx';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { EmptyState } from '#web/ui/lists/empty-state.tsx';
import { ScreenHeader } from '#web/ui/screen-header.tsx';
import { DETAILS_STYLE } from './appointment-details.tsx';
import { AppointmentView } from './appointment-view.tsx';
import { t } from './texts.en.tsx';

/** One appointment, or its loading or error state (spec 2 §2, "Appointment detail"). */
export default function AppointmentScreen() {
  const { id = '' } = useParams();
  const appointment = useQuery(appointmentQuery(id));
  const isGone = appointment.error instanceof AppError && appointment.error.code === 'NOT_FOUND';
  if (appointment.data && !isGone) return <AppointmentView appointment={appointment.data} />;
  return (
    <>
      <ScreenHeader title={t.appointment} />
      {appointment.isError ? (
        <AppointmentNotFound onRetry={isGone ? undefined : () => appointment.refetch()} />
      ) : (
        <AppointmentSkeleton />
      )}
    </>
  );
}

type AppointmentNotFoundProps = {
  /** Retries; absent if that would not help. */
  onRetry: (() => unknown) | undefined;
};

function AppointmentNotFound({ onRetry }: AppointmentNotFoundProps) {
  return (
    <Card flush>
      <div role="alert">
        <EmptyState
          action={
            <div className="flex flex-wrap justify-center gap-2">
              {onRetry && (
                <Button onClick={onRetry} variant="secondary">
                  <RotateCw aria-hidden="true" />
                  {t.tryAgain}
                </Button>
              )}
              <Link className={buttonStyle()} to={paths.appointments}>
                {t.backToCalendar}
              </Link>
            </div>
          }
          icon={CalendarX2}
          text={t.notFoundText}
          title={t.notFound}
        />
      </div>
    </Card>
  );
}

/** Skeleton of an appointment while it loads. */
function AppointmentSkeleton() {
  return (
    <LoadingRegion className={DETAILS_STYLE} title={t.loadingAppointment} showsText>
      <Card>
        <Skeleton className="h-5 w-20" />
        <Skeleton className="mt-6 h-5 w-64 max-w-full" />
        <Skeleton className="mt-4 h-5 w-56" />
        <div className="mt-6 border-line border-t pt-5">
          <Skeleton className="h-4 w-16" />
          <Skeleton className="mt-3 h-4 w-full" />
          <Skeleton className="mt-2 h-4 w-2/3" />
        </div>
      </Card>
      <Card>
        <Skeleton className="h-5 w-24" />
        <div className="mt-6 flex items-center gap-3">
          <Skeleton className="size-9 rounded-full!" />
          <Skeleton className="h-5 w-36" />
        </div>
        <Skeleton className="mt-4 h-4 w-48" />
        <Skeleton className="mt-3 h-4 w-32" />
      </Card>
    </LoadingRegion>
  );
}
