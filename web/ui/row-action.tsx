import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Button } from './button.tsx';

type RowActionProps = Omit<ComponentProps<typeof Button>, 'children' | 'size' | 'variant'> & {
  icon: LucideIcon;
  /** What the pointer is told: "Edit". */
  title: string;
  /** The same with the name of the entry: "Edit Ann Lee". */
  'aria-label': string;
  tone?: 'muted' | 'danger';
};

/** One of the things that can be done with an entry of a list, as an icon. */
export function RowAction({ icon: Icon, tone = 'muted', ...rest }: RowActionProps) {
  return (
    <Button {...rest} size="icon" variant="ghost">
      <Icon aria-hidden="true" className={tone === 'danger' ? 'text-danger' : 'text-muted'} />
    </Button>
  );
}
