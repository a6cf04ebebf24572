import { type ReactNode, useState } from 'react';
import { Button } from '#web/ui/button.tsx';

/** Examples of one kind. */
export function Group({ name, children }: { name: string; children: ReactNode }) {
  const id = name.toLowerCase();
  return (
    <section aria-labelledby={id} className="mt-12">
      <h2 className="scroll-mt-6 font-semibold text-xl" id={id}>
        {name}
      </h2>
      <div className="mt-4 grid items-start gap-x-6 gap-y-8 lg:grid-cols-2">{children}</div>
    </section>
  );
}

type ExampleProps = {
  name: string;
  /** Takes the whole width. */
  wide?: boolean;
  /** Without padding, for what has its own. */
  flush?: boolean;
  children: ReactNode;
};

/** A primitive in its states. */
export function Example({ name, wide = false, flush = false, children }: ExampleProps) {
  return (
    <section aria-label={name} className={wide ? 'min-w-0 lg:col-span-2' : 'min-w-0'}>
      <h3 className="mb-2 font-medium text-muted text-sm">{name}</h3>
      <div
        className={`rounded-lg border border-line bg-surface ${flush ? '' : 'flex flex-wrap items-start gap-x-4 gap-y-5 p-5 *:min-w-0'}`}
      >
        {children}
      </div>
    </section>
  );
}

/** A button that opens a dialog. */
export function Opens({ label, children }: { label: string; children: (close: () => void) => ReactNode }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={() => setIsOpen(true)} variant="secondary">
        {label}
      </Button>
      {isOpen && children(() => setIsOpen(false))}
    </>
  );
}
