import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import type { EstimatePageDictionary } from '#shared/locale/en-ca-estimate-page.ts';

type AnswerFormProps = {
  form: RefObject<HTMLFormElement | null>;
  isOpen: boolean;
  label: string;
  /** The id of the field. */
  id: string;
  /** The field, and what its answer means. */
  children: ReactNode;
  problem: string | undefined;
  submit: { readonly label: string; readonly className: string };
  isBusy: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  texts: EstimatePageDictionary['page'];
};

/** The id of the text that says why an answer was not sent. */
export const PROBLEM_ID = 'answer-problem';

/**
 * One field and the button that sends it. It is on the page before it opens: phones show their keyboard only for a field
 * that is focused while the finger's event is handled.
 */
export function AnswerForm({
  form,
  isOpen,
  label,
  id,
  children,
  problem,
  submit,
  isBusy,
  texts,
  ...on
}: AnswerFormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    on.onSubmit();
  };
  const leave = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') on.onCancel();
  };
  return (
    <form className="field answer" hidden={!isOpen} noValidate onKeyDown={leave} onSubmit={send} ref={form}>
      <label htmlFor={id}>{label}</label>
      {children}
      {isOpen && problem && (
        <p className="wrong" id={PROBLEM_ID} role="alert">
          {problem}
        </p>
      )}
      <button aria-busy={isBusy || undefined} className={`button ${submit.className}`} type="submit">
        {isBusy && <span aria-hidden="true" className="spinner" />}
        {isBusy ? texts.sending : submit.label}
      </button>
      <button className="button plain" onClick={on.onCancel} type="button">
        {texts.cancel}
      </button>
    </form>
  );
}
