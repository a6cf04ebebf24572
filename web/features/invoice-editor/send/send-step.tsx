import type { ReactNode } from 'react';

type SendStepProps = {
  icon: ReactNode;
  /** What or whom it is about. */
  hint: string;
  /** What became of it before. */
  state?: ReactNode;
  /** Why the last attempt was refused; told by a toast as well, which goes away. */
  refusal?: string | undefined;
  /** The button. */
  children: ReactNode;
};

/** One thing that can be done with the invoice, with what there is to know before it is done. */
export function SendStep({ icon, hint, state, refusal, children }: SendStepProps) {
  return (
    <li className="flex flex-col gap-2 sm:flex-row sm:items-center sm:justify-between">
      <div className="flex min-w-0 items-start gap-3 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted">
        {icon}
        <div className="min-w-0">
          <p className="truncate">{hint}</p>
          {state && <div className="text-muted text-xs [overflow-wrap:anywhere]">{state}</div>}
          {refusal && <p className="mt-0.5 font-medium text-danger text-xs [overflow-wrap:anywhere]">{refusal}</p>}
        </div>
      </div>
      <span className="grid shrink-0 sm:w-52">{children}</span>
    </li>
  );
}
