import { type FormEvent, type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { useAction } from '#web/lib/api/use-action.ts';
import type { paths } from '#web/lib/paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/feedback/notice.tsx';
import { toast } from '#web/ui/feedback/toast.ts';
import { clearToasts } from '#web/ui/feedback/toast-queue.ts';
import { useRestoreFocus } from '#web/ui/use-restore-focus.ts';

type AccountFormProps = {
  submitLabel: string;
  busyLabel: string;
  /** Turns the browser's own validation off. */
  noValidate?: boolean;
  /** Shown until an error occurs. */
  notice?: ReactNode;
  /** Returns the failure to show; undefined on success. */
  onSubmit: (form: FormData) => Promise<Failure | undefined>;
  /** Below the button: links to other screens. */
  footer: ReactNode;
  /** The fields; their values are read by name. */
  children: ReactNode;
};

/** A form of the account screens, sent once at a time; an error disappears with the next edit (spec 1 §4). */
export function AccountForm({
  submitLabel,
  busyLabel,
  noValidate = false,
  notice,
  onSubmit,
  footer,
  children,
}: AccountFormProps) {
  const [failure, setFailure] = useState<Failure>();
  const submit = useAction(async (form: FormData) => {
    focus.keep(document.activeElement);
    setFailure(undefined);
    clearToasts();
    const result = await onSubmit(form);
    setFailure(result);
    if (result?.toast) toast.error(result.toast);
  });
  const focus = useRestoreFocus(submit.isBusy);
  const onFormSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void submit.run(new FormData(event.currentTarget));
  };
  return (
    <form
      className="flex flex-col gap-5"
      noValidate={noValidate}
      onInput={() => setFailure(undefined)}
      onSubmit={onFormSubmit}
    >
      {failure ? <FailureNotice failure={failure} /> : notice}
      <fieldset className="contents" disabled={submit.isBusy}>
        {children}
      </fieldset>
      <Button busy={submit.isBusy} busyLabel={busyLabel} size="lg" type="submit">
        {submitLabel}
      </Button>
      <p className="text-center text-muted">{footer}</p>
    </form>
  );
}

function FailureNotice({ failure: { text, link } }: { failure: Failure }) {
  return (
    <Notice tone="danger">
      <p>{text}</p>
      {link && (
        <Link className="-mb-2.5 inline-block rounded-sm py-2.5 font-medium underline underline-offset-4" to={link.to}>
          {link.label}
        </Link>
      )}
    </Notice>
  );
}

type FixedPath = Extract<(typeof paths)[keyof typeof paths], string>;

/** What to show after an account call failed: a text in the form and, where the specification has one, a toast. */
export type Failure = {
  readonly text: string;
  readonly toast?: string;
  /** A link to the next step, shown after the text. */
  readonly link?: { readonly label: string; readonly to: FixedPath };
};
