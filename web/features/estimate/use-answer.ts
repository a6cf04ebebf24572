import { useEffect, useRef, useState } from 'react';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { type Answer, type AnswerResult, sendAnswer, type Terms } from './estimate-calls.ts';
import { ANSWERED_ID } from './estimate-notice.tsx';
import type { Signature } from './signature-field.tsx';

/** What the reader can open in place: the form of an answer, or of a question. */
export type FormKind = Answer['kind'] | 'question';

/** Why an answer was not sent, or not taken. */
export type AnswerProblem =
  | 'nameMissing'
  | 'signatureMissing'
  | 'nothingChosen'
  | Exclude<AnswerResult['kind'], 'done' | 'changed'>;

type AnswerInput = {
  link: string;
  /** Called with the estimate as it is after the answer. */
  onAnswered: (estimate: PublicEstimate) => void;
  /** Called if it was not as it was shown. */
  onChanged: () => Promise<void>;
};

const UNSIGNED: Signature = { strokes: [], isTyped: false };

/** The reader's answer as typed so far, here since its fields move when the window gets a second column. */
export function useAnswer({ link, onAnswered, onChanged }: AnswerInput) {
  const [open, setOpen] = useState<FormKind>();
  const [name, typeName] = useState('');
  const [signature, sign] = useState(UNSIGNED);
  const [reason, typeReason] = useState('');
  const [problem, setProblem] = useState<AnswerProblem>();
  const [hasAccepted, setHasAccepted] = useState(false);
  // The clocks of devices are wrong at times; the server's is not.
  const [hasExpired, setHasExpired] = useState(false);
  const isAnswered = useRef(false);
  // The pressed button disappears; without this, the focus would restart at the top of the page.
  useEffect(() => {
    const confirmation = isAnswered.current && document.getElementById(ANSWERED_ID);
    if (!confirmation) return;
    confirmation.focus();
    isAnswered.current = false;
  });
  const send = useAction(async (kind: Answer['kind'], terms: Terms = {}) => {
    setProblem(undefined);
    const result = await sendAnswer(
      link,
      kind === 'accept' ? { kind, name: name.trim(), terms } : { kind, reason: reason.trim() },
    );
    if (result.kind !== 'done' && result.kind !== 'changed') return setProblem(result.kind);
    isAnswered.current = true;
    if (result.kind === 'done') {
      setOpen(undefined);
      // Two people can accept at once; the first name stays.
      setHasAccepted(kind === 'accept' && result.estimate.decision?.name === name.trim());
      return onAnswered(result.estimate);
    }
    setHasExpired(result.reason === 'ESTIMATE_EXPIRED');
    return onChanged();
  });
  /** What is being corrected is no longer complained about. */
  const correcting =
    <Typed>(take: (typed: Typed) => void) =>
    (typed: Typed) => {
      setProblem(undefined);
      take(typed);
    };
  const show = (kind?: FormKind) => {
    setProblem(undefined);
    setOpen(kind);
  };
  return {
    ...{ open, show, problem, setProblem, send, hasAccepted, hasExpired },
    ...{ name, typeName: correcting(typeName), signature, sign: correcting(sign), reason, typeReason },
  };
}
