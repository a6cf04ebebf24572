import { clsx } from 'clsx';
import { PenLine } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/forms/field.tsx';
import { useFieldControl } from '#web/ui/forms/field-context.ts';
import { LazyDialog } from '#web/ui/overlays/lazy-dialog.tsx';
import { PictureToChange } from './picture-to-change.tsx';
import { t } from './texts.en.ts';

const loadSignatureDialog = async () => (await import('./signature-dialog.tsx')).SignatureDialog;

const LOOK = { title: t.addYourSignature, fields: 1 };

type SignatureFieldProps = {
  /** A path or a data URL; '' if there is none. */
  signature: string;
  error: string | undefined;
  onChange: (signature: string) => void;
};

/**
 * The signature on the company's invoices. If its dialog cannot be fetched, the form is kept and the next click retries.
 */
export function SignatureField({ signature, error, onChange }: SignatureFieldProps) {
  const [isOpen, setIsOpen] = useState(false);
  const [isWanted, setIsWanted] = useState(false);
  const field = useRef<HTMLDivElement>(null);
  const open = () => {
    setIsWanted(true);
    setIsOpen(true);
  };
  const remove = () => {
    onChange('');
    // The button disappears with the signature.
    field.current?.querySelector<HTMLElement>('[data-sign]')?.focus();
  };
  return (
    <div ref={field}>
      <Field
        error={error}
        hint={signature ? t.signatureShown : t.signatureHint}
        label={t.signature}
        labelEnd={
          signature && (
            <Button aria-label={t.removeSignature} className="-my-3 -mr-4" onClick={remove} variant="ghost">
              {t.remove}
            </Button>
          )
        }
      >
        <SignButton onClick={open} signature={signature} />
      </Field>
      <LazyDialog load={loadSignatureDialog} look={isWanted ? LOOK : null} onClose={() => setIsWanted(false)}>
        {(SignatureDialog) => <SignatureDialog onOpenChange={setIsOpen} onSave={onChange} open={isOpen} />}
      </LazyDialog>
    </div>
  );
}

function SignButton({ signature, onClick }: { signature: string; onClick: () => void }) {
  const { id, 'aria-describedby': describedBy } = useFieldControl();
  return (
    <button
      aria-describedby={describedBy}
      aria-label={signature ? t.changeSignature : t.addSignature}
      className={clsx(
        'flex h-32 flex-col items-center justify-center gap-1 overflow-hidden rounded-md border text-center hover:border-muted',
        signature ? 'border-line bg-white' : 'border-control border-dashed bg-canvas',
      )}
      data-sign
      id={id}
      onClick={onClick}
      type="button"
    >
      {signature ? (
        <PictureToChange picture={signature} />
      ) : (
        <>
          <PenLine aria-hidden="true" className="mb-1 size-5 text-muted" />
          <span className="font-medium text-accent">{t.addSignature}</span>
        </>
      )}
    </button>
  );
}
