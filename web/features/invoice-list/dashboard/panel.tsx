import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { PANEL_HEIGHT } from './dashboard-skeleton.tsx';

type PanelProps = {
  title: string;
  /** The report with more of it. */
  report?: { readonly to: string; readonly label: string };
  children: ReactNode;
};

/** One part of the dashboard. */
export function Panel({ title, report, children }: PanelProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx('flex min-w-0 flex-col rounded-lg border border-line bg-surface shadow-sm', PANEL_HEIGHT)}
    >
      <div className="flex items-center justify-between gap-x-4 px-4 pt-3.5">
        <h2 className="font-semibold text-base" id={id}>
          {title}
        </h2>
        {report && (
          <Link
            className="-my-2.5 inline-flex min-h-control items-center rounded-sm text-accent text-sm hover:underline"
            to={report.to}
          >
            {report.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  );
}

/** Says why there is nothing in a panel. */
export function NothingHere({ children }: { children: ReactNode }) {
  return <p className="m-auto max-w-64 text-balance px-4 py-6 text-center text-muted text-sm">{children}</p>;
}
