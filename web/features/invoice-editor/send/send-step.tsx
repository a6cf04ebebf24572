import type { ReactNode } from 'react';

type SendStepProps = {
  icon: ReactNode;
  /** The recipient, or what is sent. */
  hint: string;
  /** The last delivery. */
  state?: ReactNode;
  /** Why the last attempt was refused. A toast shows it too, but disappears. */
  refusal?: string | undefined;
  children: ReactNode;
};

/** One way to send the invoice, with its recipient and last delivery. */
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
