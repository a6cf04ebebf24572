import { isIncluded } from '#shared/document/totals.ts';
import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import type { EstimatePageDictionary } from '#shared/locale/en-ca-estimate-page.ts';
import { Contact } from '#web/document-page/contact.tsx';
import { AnswerActions } from './answer-actions.tsx';
import { type EstimateState, takesQuestions } from './estimate-state.ts';
import { QuestionPart } from './question-part.tsx';
import type { useAnswer } from './use-answer.ts';
import { placesToSend } from './use-choices.ts';
import type { useQuestion } from './use-question.ts';

type AnswerSideProps = {
  /** With the lines chosen that the reader has chosen. */
  estimate: PublicEstimate;
  dictionary: EstimatePageDictionary;
  answer: ReturnType<typeof useAnswer>;
  asked: ReturnType<typeof useQuestion>;
  state: EstimateState;
  /** The total with its currency; undefined if the estimate's items are invalid. */
  amount: string | undefined;
  /** Whether the total below the lines is not in sight yet. */
  isTotalBelow: boolean;
  /** What is due on acceptance, with its currency. */
  deposit: string | undefined;
};

/** The reader's yes or no, and below it how to reach the business (decision W105). */
export function AnswerSide(props: AnswerSideProps) {
  const { estimate, dictionary, answer, asked, state, amount, isTotalBelow, deposit } = props;
  const { company, invoiceNumber, asksSignature, items } = estimate;
  return (
    <>
      {state === 'open' && amount && (
        <AnswerActions
          answer={answer}
          dictionary={dictionary}
          offer={{
            ...{ amount, isTotalBelow, deposit, asksSignature },
            ...{ chosen: placesToSend(estimate), isEmpty: !items.some(isIncluded) },
          }}
        />
      )}
      <div className="small-print">
        <Contact
          company={company}
          heading={dictionary.questions(company.name || dictionary.page.theBusiness)}
          subject={`${dictionary.estimate.title} ${invoiceNumber}`}
        />
      </div>
      {takesQuestions(state) && <QuestionPart answer={answer} asked={asked} dictionary={dictionary} />}
    </>
  );
}
