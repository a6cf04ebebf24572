import type { ReactNode } from 'react';

type SendStepProps = {
  icon: ReactNode;
  /** The recipient, or what is sent. */
  hint: string;
  /** The last delivery. */
  state?: ReactNode;
  /** Why the last attempt was refused. A toast shows it too, but disappears. */
  refusal?: string | undefined;
  /** Whether it is the way that most take, with buttons as wide as the dialog. */
  isMain?: boolean;
  children: ReactNode;
};

/** One way to send a document, with its recipient and last delivery. */
export function SendStep({ icon, hint, state, refusal, isMain, children }: SendStepProps) {
  return (
    <li className={isMain ? MAIN_STYLE : ROW_STYLE}>
      <div className="flex min-w-0 items-start gap-3 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:shrink-0 [&>svg]:text-muted">
        {icon}
        <div className="min-w-0">
          <p className="wrap-anywhere">{hint}</p>
          {state && <div className="text-muted text-xs [overflow-wrap:anywhere]">{state}</div>}
          {refusal && <p className="mt-0.5 font-medium text-danger text-xs [overflow-wrap:anywhere]">{refusal}</p>}
        </div>
      </div>
      <span className={isMain ? 'flex flex-col gap-1 sm:flex-row sm:gap-2' : '-mr-4 ml-auto shrink-0'}>{children}</span>
    </li>
  );
}

const MAIN_STYLE = 'mb-2 flex flex-col gap-3 border-line border-b pb-4';
const ROW_STYLE = 'flex flex-wrap items-center justify-between gap-x-3';
