import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '#web/ui/card.tsx';

type OutcomeCardProps = {
  icon: LucideIcon;
  /** Grey by default. */
  isError?: boolean;
  /** What to do next. */
  actions: ReactNode;
  children: ReactNode;
};

/** The outcome of an invitation, centred in a card. */
export function OutcomeCard({ icon: Icon, isError = false, actions, children }: OutcomeCardProps) {
  const tone = isError ? 'bg-red-soft text-red' : 'bg-subtle text-muted';
  return (
    <Card>
      <div className="flex flex-col items-center py-4 text-center">
        <span className={`mb-4 inline-flex size-12 items-center justify-center rounded-full ${tone}`}>
          <Icon aria-hidden="true" className="size-5" />
        </span>
        {children}
        <div className="mt-6 flex flex-col gap-2 max-sm:w-full sm:flex-row-reverse">{actions}</div>
      </div>
    </Card>
  );
}
