import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { Tabs as Radix } from 'radix-ui';
import type { ComponentProps, ReactNode } from 'react';
import { t } from './texts.en.ts';

/**
 * Panels of which one is shown, controlled by `value` and `onValueChange`. Contains a TabList and a TabPanel per Tab.
 */
export function Tabs({ className, ...rest }: ComponentProps<typeof Radix.Root>) {
  return <Radix.Root {...rest} className={clsx('min-w-0', className)} />;
}

/** The row of tabs, named by `label`. It scrolls sideways on a narrow screen. */
export function TabList({ label, children }: { label: string; children: ReactNode }) {
  return (
    <Radix.List aria-label={label} className="flex overflow-x-auto shadow-[inset_0_-1px_var(--color-line)] sm:gap-1">
      {children}
    </Radix.List>
  );
}

type TabProps = {
  value: string;
  /** Shows a green check: this step is complete. */
  done?: boolean;
  disabled?: boolean;
  children: ReactNode;
};

export function Tab({ value, done = false, disabled = false, children }: TabProps) {
  return (
    <Radix.Trigger
      className="inline-flex h-11 items-center gap-2 whitespace-nowrap border-transparent border-b-2 px-1 font-medium text-muted text-sm transition-colors hover:text-ink focus-visible:-outline-offset-2 disabled:opacity-55 data-[state=active]:border-accent data-[state=active]:text-ink min-[22rem]:px-2 sm:px-3"
      disabled={disabled}
      value={value}
    >
      {children}
      {done && (
        <span className="inline-flex size-4 items-center justify-center rounded-full bg-green-soft text-green">
          <Check aria-hidden="true" className="size-3" strokeWidth={3} />
          <span className="sr-only">{t.complete}</span>
        </span>
      )}
    </Radix.Trigger>
  );
}

/** The content of a tab. */
export function TabPanel({ className, ...rest }: ComponentProps<typeof Radix.Content>) {
  return <Radix.Content {...rest} className={clsx('pt-6', className)} />;
}
