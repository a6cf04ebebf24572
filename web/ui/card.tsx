import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type CardProps = {
  title?: ReactNode;
  description?: ReactNode;
  /** Buttons at the end of the title row. */
  actions?: ReactNode;
  /** Without padding, for tables and lists. */
  flush?: boolean;
  className?: string;
  children?: ReactNode;
};

/** A surface that groups related content. */
export function Card({ title, description, actions, flush = false, className, children }: CardProps) {
  const hasHead = title || description || actions;
  return (
    <section className={clsx('min-w-0 rounded-lg border border-line bg-surface shadow-sm', className)}>
      {hasHead && (
        <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-3 px-5 pt-5 sm:px-6">
          <div className="min-w-0">
            {title && <h2 className="font-semibold text-base">{title}</h2>}
            {description && <p className="mt-0.5 text-muted text-sm">{description}</p>}
          </div>
          {actions}
        </div>
      )}
      {children && <div className={clsx(flush ? hasHead && 'pt-5' : 'p-5 sm:px-6')}>{children}</div>}
    </section>
  );
}
