import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from '#web/ui/button.tsx';

type RowActionProps = Omit<ComponentProps<typeof Button>, 'children' | 'size' | 'variant'> & {
  icon: LucideIcon;
  /** Tooltip, such as "Edit". */
  title: string;
  /** Accessible name, including the entry's: "Edit Ann Lee". */
  'aria-label': string;
  tone?: 'muted' | 'danger';
  /** Why it is unavailable for this entry. The button then does nothing, but shows the reason on hover and focus. */
  unavailable?: string | undefined;
};

/** An action on a list entry, as an icon button. */
export function RowAction({ icon: Icon, tone = 'muted', unavailable, title, onClick, ...rest }: RowActionProps) {
  return (
    <Button
      {...rest}
      {...(unavailable !== undefined && DISABLED)}
      onClick={unavailable === undefined ? onClick : undefined}
      size="icon"
      // With a label present, screen readers read the title as the description.
      title={unavailable ?? title}
      variant="ghost"
    >
      <Icon
        aria-hidden="true"
        className={tone === 'danger' && unavailable === undefined ? 'text-danger' : 'text-muted'}
      />
    </Button>
  );
}

const DISABLED = {
  'aria-disabled': true,
  className: 'aria-disabled:cursor-not-allowed aria-disabled:opacity-55 aria-disabled:hover:bg-transparent!',
} as const;
