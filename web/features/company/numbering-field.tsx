import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { generatedNumber } from '#shared/document/number.ts';
import type { Numbering } from '#shared/document/number-schema.ts';
import { type Numbered, numberingQuery } from '#web/lib/queries/numbering.ts';
import { useBusinessDay } from '#web/lib/session/business-day.ts';
import { Button } from '#web/ui/button.tsx';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { t } from './texts.en.ts';

const loadDialog = async () => (await import('./numbering-dialog.tsx')).NumberingDialog;

/** What numbers that are drawn start with, and the address that opens the dialog. */
const KINDS = {
  invoices: { drawn: 'INV', hash: '#numbers' },
  estimates: { drawn: 'EST', hash: '#estimate-numbers' },
} as const satisfies Record<Numbered, object>;

/** How documents of a kind are numbered, and the button that changes it. It is no part of the company's form. */
export function NumberingField({ of }: { of: Numbered }) {
  const { data } = useQuery(numberingQuery);
  const { hash } = useLocation();
  const [isOpen, setIsOpen] = useState(hash === KINDS[of].hash);
  if (!data) return null;
  const texts = t.numbers[of];
  const close = () => setIsOpen(false);
  return (
    <div className="flex min-w-0 flex-col gap-1.5">
      <p className="font-medium text-ink text-sm">{texts.title}</p>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <NumberingText numbering={data[of]} of={of} />
        <Button aria-label={texts.change} onClick={() => setIsOpen(true)} size="sm" variant="secondary">
          {t.change}
        </Button>
      </div>
      <LazyDialog load={loadDialog} look={isOpen ? { title: texts.title } : null} onClose={close}>
        {(NumberingDialog) => <NumberingDialog numbering={data[of]} of={of} onClose={close} />}
      </LazyDialog>
    </div>
  );
}

function NumberingText({ numbering, of }: { numbering: Numbering | null; of: Numbered }) {
  const today = useBusinessDay();
  const [example] = useState(() => generatedNumber(KINDS[of].drawn, today(), Math.random));
  return (
    <p className="min-w-0 text-pretty text-muted text-sm wrap-anywhere">
      {numbering ? t.numbers[of].next({ number: numbering.nextNumber }) : t.randomNumber({ number: example })}
    </p>
  );
}
