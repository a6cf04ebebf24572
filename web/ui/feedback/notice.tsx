import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';

const TONES = {
  danger: { style: 'bg-red-soft text-red', Icon: CircleAlert },
  success: { style: 'bg-green-soft text-green', Icon: CircleCheck },
  warning: { style: 'bg-yellow-soft text-yellow', Icon: TriangleAlert },
  info: { style: 'bg-blue-soft text-blue', Icon: Info },
} as const;

/** Transparent, so that only forced colours, which drop the background, show it. */
const FRAME = 'outline-1 -outline-offset-1 outline-transparent';

type NoticeProps = { tone: keyof typeof TONES; title?: ReactNode; className?: string; children?: ReactNode };

/** A message within the page. `danger` is announced immediately, the others at the next pause. */
export function Notice({ tone, title, className, children }: NoticeProps) {
  const { style, Icon } = TONES[tone];
  return (
    <div
      className={clsx('flex items-start gap-3 rounded-md px-3.5 py-3 text-sm', FRAME, style, className)}
      role={tone === 'danger' ? 'alert' : 'status'}
    >
      <Icon aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  );
}
