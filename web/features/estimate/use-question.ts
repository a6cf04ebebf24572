import { useState } from 'react';
import { EMAIL_ADDRESS } from '#shared/email-address.ts';
import { useAction } from '#web/lib/api/use-action.ts';
import { type QuestionResult, sendQuestion } from './estimate-calls.ts';

/** Why a question was not sent. */
export type QuestionProblem = 'questionMissing' | Exclude<QuestionResult, 'done' | 'changed'>;

type QuestionInput = {
  link: string;
  /** Where the answer goes, unless the reader types another address. */
  billingEmail: string | undefined;
  /** Called once it is sent. */
  onSent: () => void;
  /** Called if the estimate no longer takes questions. */
  onChanged: () => Promise<void>;
};

/** The reader's question as typed so far, here since its fields move when the window gets a second column. */
export function useQuestion({ link, billingEmail = '', onSent, onChanged }: QuestionInput) {
  const [question, typeQuestion] = useState('');
  const [typedEmail, typeEmail] = useState<string>();
  const [problem, setProblem] = useState<QuestionProblem>();
  /** The address that the answer to the last question goes to. */
  const [sentFor, setSentFor] = useState<string>();
  const email = typedEmail ?? billingEmail;
  const send = useAction(async () => {
    setProblem(undefined);
    const given = { question: question.trim(), email: email.trim() };
    const result = await sendQuestion(link, given);
    if (result === 'changed') return onChanged();
    if (result !== 'done') return setProblem(result);
    typeQuestion('');
    setSentFor(given.email);
    onSent();
  });
  /** Sends it, or returns what is missing. */
  const ask = (): QuestionProblem | undefined => {
    const missing = missingOf(question, email);
    if (missing) setProblem(missing);
    else void send.run();
    return missing;
  };
  const begin = () => {
    setProblem(undefined);
    setSentFor(undefined);
  };
  /** What is being corrected is no longer complained about. */
  const correcting = (take: (typed: string) => void) => (typed: string) => {
    setProblem(undefined);
    take(typed);
  };
  return {
    ...{ question, typeQuestion: correcting(typeQuestion), email, typeEmail: correcting(typeEmail) },
    ...{ problem, begin, ask, isBusy: send.isBusy, sentFor },
  };
}

function missingOf(question: string, email: string): QuestionProblem | undefined {
  if (!question.trim()) return 'questionMissing';
  return EMAIL_ADDRESS.test(email.trim()) ? undefined : 'emailInvalid';
}
