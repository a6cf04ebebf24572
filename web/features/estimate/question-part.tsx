import { useEffect, useRef } from 'react';
import type { EstimatePageDictionary } from '#shared/locale/en-ca-estimate-page.ts';
import { AnswerForm, PROBLEM_ID } from './answer-form.tsx';
import { reveal } from './reveal.ts';
import type { useAnswer } from './use-answer.ts';
import type { QuestionProblem, useQuestion } from './use-question.ts';

type QuestionPartProps = {
  asked: ReturnType<typeof useQuestion>;
  answer: Pick<ReturnType<typeof useAnswer>, 'open' | 'show'>;
  dictionary: EstimatePageDictionary;
};

/** The longest question that the server takes. */
const QUESTION_LENGTH = 1000;

/** The field that a problem is about. */
const FIELDS: Readonly<Partial<Record<QuestionProblem, string>>> = {
  questionMissing: 'question',
  hasAddress: 'question',
  emailInvalid: 'reply-to',
};

/** A question to the business, whose field opens in place; once it is sent, where the reply goes. */
export function QuestionPart({ asked, answer, dictionary }: QuestionPartProps) {
  const { page, questionSent } = dictionary;
  const { problem, isBusy, sentFor } = asked;
  const form = useRef<HTMLFormElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const sent = useRef<HTMLParagraphElement>(null);
  const isOpen = answer.open === 'question';
  // Focused so that it is read out, and the focus does not restart at the top of the page.
  useEffect(() => {
    if (sentFor) sent.current?.focus();
  }, [sentFor]);
  const show = () => {
    asked.begin();
    answer.show('question');
    reveal(form.current, 'textarea');
  };
  const hide = () => {
    answer.show();
    reveal(bar.current, 'button');
  };
  const ask = () => {
    const missing = asked.ask();
    if (missing) reveal(form.current, `#${FIELDS[missing]}`);
  };
  const field = (id: string) => {
    const isWrong = isOpen && problem !== undefined && FIELDS[problem] === id;
    return { id, 'aria-invalid': isWrong, 'aria-describedby': isWrong ? PROBLEM_ID : undefined, readOnly: isBusy };
  };
  return (
    <div className="asking">
      <div hidden={isOpen} ref={bar}>
        {sentFor && (
          <p ref={sent} tabIndex={-1}>
            {questionSent(sentFor)}
          </p>
        )}
        <button className="button plain" onClick={show} type="button">
          {page.askQuestion}
        </button>
      </div>
      <AnswerForm
        form={form}
        id="question"
        isBusy={isBusy}
        isOpen={isOpen}
        label={page.question}
        onCancel={hide}
        onSubmit={ask}
        problem={problem && page[problem]}
        submit={{ label: page.sendQuestion, className: 'quiet' }}
        texts={page}
      >
        <textarea
          {...field('question')}
          maxLength={QUESTION_LENGTH}
          onInput={({ currentTarget }) => asked.typeQuestion(currentTarget.value)}
          required
          rows={4}
          value={asked.question}
        />
        <label htmlFor="reply-to">{page.replyTo}</label>
        <input
          {...field('reply-to')}
          autoComplete="email"
          inputMode="email"
          onInput={({ currentTarget }) => asked.typeEmail(currentTarget.value)}
          required
          type="email"
          value={asked.email}
        />
      </AnswerForm>
    </div>
  );
}
