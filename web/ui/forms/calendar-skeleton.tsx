import { Spinner } from '#web/ui/feedback/spinner.tsx';

/** A placeholder of the calendar's size while it loads. */
export function CalendarSkeleton() {
  return (
    <div className="flex h-75 w-72 items-center justify-center text-muted" role="status">
      <Spinner className="size-5" />
      <span className="sr-only">Loading calendar</span>
    </div>
  );
}
