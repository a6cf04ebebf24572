import { ChevronDown } from 'lucide-react';
import { Accordion as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** Collapsible entries, at most one open at a time. Contains AccordionItems. */
export function Accordion({ children }: { children: ReactNode }) {
  return (
    <Radix.Root
      className="divide-y divide-line overflow-hidden rounded-xl border border-line bg-surface shadow-sm"
      collapsible
      type="single"
    >
      {children}
    </Radix.Root>
  );
}

type AccordionItemProps = {
  /** Unique within the accordion. */
  value: string;
  title: ReactNode;
  children: ReactNode;
};

/** A title that shows and hides its content. */
export function AccordionItem({ value, title, children }: AccordionItemProps) {
  return (
    <Radix.Item value={value}>
      <Radix.Header asChild>
        <h2>
          <Radix.Trigger className="group flex min-h-14 w-full items-center justify-between gap-4 px-5 py-4 text-left font-semibold text-base transition-colors hover:bg-subtle focus-visible:-outline-offset-2 data-[state=open]:text-accent sm:px-6">
            {title}
            <ChevronDown
              aria-hidden="true"
              className="size-5 shrink-0 text-muted transition-transform duration-150 group-data-[state=open]:rotate-180"
            />
          </Radix.Trigger>
        </h2>
      </Radix.Header>
      <Radix.Content className="data-[state=open]:animate-fade-in">
        <div className="px-5 pt-1 pb-5 sm:px-6 sm:pb-6">{children}</div>
      </Radix.Content>
    </Radix.Item>
  );
}
