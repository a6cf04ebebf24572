import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';

type EmptyStateProps = { icon: LucideIcon; title: string; text?: ReactNode; action?: ReactNode };

/** An empty list, with the next step. */
export function EmptyState({ icon: Icon, title, text, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-16 text-center">
      <span className="mb-4 inline-flex size-12 items-center justify-center rounded-full bg-subtle text-muted">
        <Icon aria-hidden="true" className="size-5" />
      </span>
      <p className="font-semibold text-base">{title}</p>
      {text && <p className="mt-1 max-w-sm text-balance text-muted text-sm">{text}</p>}
      {action && <div className="mt-6">{action}</div>}
    </div>
  );
}
