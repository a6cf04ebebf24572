import { useRef } from 'react';
import type { EstimatePageDictionary } from '#shared/locale/en-ca-estimate-page.ts';
import { AnswerForm, PROBLEM_ID } from './answer-form.tsx';
import type { Answer } from './estimate-calls.ts';
import { reveal } from './reveal.ts';
import { SignatureField, signatureOf } from './signature-field.tsx';
import type { AnswerProblem, useAnswer } from './use-answer.ts';

/** What is agreed to as the reader has chosen it. */
export type Offer = {
  /** The total with its currency. */
  readonly amount: string;
  /** Whether the total below the lines is not in sight yet. */
  readonly isTotalBelow: boolean;
  /** The deposit that is due then, with its currency. */
  readonly deposit?: string | undefined;
  readonly asksSignature?: boolean | undefined;
  /** The places of the chosen lines, if there are choices. */
  readonly chosen: readonly number[] | undefined;
  /** Whether no line is left, so that there is nothing to accept. */
  readonly isEmpty: boolean;
};

type AnswerActionsProps = {
  answer: ReturnType<typeof useAnswer>;
  offer: Offer;
  dictionary: EstimatePageDictionary;
};

/** The longest name and reason that the server takes. */
const NAME_LENGTH = 200;
const REASON_LENGTH = 1000;

/** Accept and Decline, each of which opens its one field in place. */
export function AnswerActions({ answer, offer, dictionary }: AnswerActionsProps) {
  const { page, acceptFor, depositDue } = dictionary;
  const { open, name, signature, send } = answer;
  const { amount, isTotalBelow, deposit, asksSignature, chosen, isEmpty } = offer;
  // Lines are chosen beside the form.
  const problem = answer.problem === 'nothingChosen' && !isEmpty ? undefined : answer.problem;
  const bar = useRef<HTMLDivElement>(null);
  const forms = { accept: useRef<HTMLFormElement>(null), decline: useRef<HTMLFormElement>(null) };
  const show = (kind: Answer['kind']) => {
    answer.show(kind);
    reveal(forms[kind].current, 'input, textarea');
  };
  const hide = (kind: Answer['kind']) => {
    answer.show();
    reveal(bar.current, `[data-opens=${kind}]`);
  };
  const accept = () => {
    const signed = asksSignature ? signatureOf(signature) : undefined;
    const missing = missingOf({ name, isEmpty, isUnsigned: asksSignature === true && signed === undefined });
    if (!missing) {
      return void send.run('accept', { ...(chosen && { chosen }), ...(signed !== undefined && { signature: signed }) });
    }
    answer.setProblem(missing);
    if (missing !== 'nothingChosen')
      reveal(forms.accept.current, missing === 'nameMissing' ? 'input' : 'fieldset .button');
  };
  const form = { isBusy: send.isBusy, problem: problem && page[problem], texts: page };
  const field = (isWrong: boolean) => ({
    'aria-describedby': isWrong ? PROBLEM_ID : undefined,
    'aria-invalid': isWrong,
    readOnly: send.isBusy,
  });
  const hasAddress = problem === 'hasAddress';
  return (
    <>
      <div className="action-bar answers" hidden={open === 'accept' || open === 'decline'} ref={bar}>
        {chosen && isTotalBelow && (
          <p className="live">
            {dictionary.document.total} <b>{amount}</b>
          </p>
        )}
        <button className="button main" data-opens="accept" onClick={() => show('accept')} type="button">
          {page.accept}
        </button>
        <button className="button plain" data-opens="decline" onClick={() => show('decline')} type="button">
          {page.decline}
        </button>
      </div>
      <AnswerForm
        {...form}
        form={forms.accept}
        id="full-name"
        isOpen={open === 'accept'}
        label={page.fullName}
        onCancel={() => hide('accept')}
        onSubmit={accept}
        submit={{ label: acceptFor(amount), className: 'main' }}
      >
        <input
          {...field(hasAddress || problem === 'nameMissing')}
          autoCapitalize="words"
          autoComplete="name"
          enterKeyHint="send"
          id="full-name"
          maxLength={NAME_LENGTH}
          name="name"
          onInput={({ currentTarget }) => answer.typeName(currentTarget.value)}
          required
          value={name}
        />
        {asksSignature && (
          <SignatureField
            isBusy={send.isBusy}
            isMissing={problem === 'signatureMissing'}
            name={name}
            onSign={answer.sign}
            signature={signature}
            texts={page}
          />
        )}
        <p className="consent">
          {deposit && `${depositDue(deposit)} `}
          {page.agreement}
        </p>
      </AnswerForm>
      <AnswerForm
        {...form}
        form={forms.decline}
        id="reason"
        isOpen={open === 'decline'}
        label={page.reason}
        onCancel={() => hide('decline')}
        onSubmit={() => void send.run('decline')}
        submit={{ label: page.declineEstimate, className: 'quiet' }}
      >
        <textarea
          {...field(hasAddress)}
          id="reason"
          maxLength={REASON_LENGTH}
          onInput={({ currentTarget }) => answer.typeReason(currentTarget.value)}
          rows={3}
          value={answer.reason}
        />
      </AnswerForm>
    </>
  );
}

type Given = { readonly name: string; readonly isEmpty: boolean; readonly isUnsigned: boolean };

/** What keeps a yes from being sent. */
function missingOf({ name, isEmpty, isUnsigned }: Given): AnswerProblem | undefined {
  if (isEmpty) return 'nothingChosen';
  if (!name.trim()) return 'nameMissing';
  return isUnsigned ? 'signatureMissing' : undefined;
}
