import { type FormEvent, useRef, useState } from 'react';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import type { Action } from '#web/lib/api/use-action.ts';
import { amountIn } from './amount-in.ts';
import { ClaimButton } from './claim-button.tsx';

/** Reports a transfer, by default of the amount due, and has the amount as typed so far. */
export type ReportAction = Action<[amount?: number]> & {
  readonly typed: string | undefined;
  readonly type: (text: string) => void;
};

type ReportFormProps = {
  /** The amount due as plain text. */
  due: string;
  currency: string;
  claim: ReportAction;
  /** The id of its button. */
  id: string;
  dictionary: InvoiceDictionary;
};

const FIELD_ID = 'amount-sent';
const PROBLEM_ID = 'amount-problem';

/** Reports a transfer with the amount that was sent: by default, what is due. */
export function ReportForm({ due, currency, claim, id, dictionary }: ReportFormProps) {
  const { pay: texts, locale } = dictionary;
  const text = claim.typed ?? (locale.startsWith('fr') ? due.replace('.', ',') : due);
  const [isUnread, setIsUnread] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const report = (event: FormEvent) => {
    event.preventDefault();
    const amount = amountIn(text);
    setIsUnread(amount === null);
    if (amount === null) input.current?.focus();
    else void claim.run(amount);
  };
  return (
    <form className="field" noValidate onSubmit={report}>
      <label htmlFor={FIELD_ID}>{texts.amountSent}</label>
      <div>
        <input
          aria-describedby={isUnread ? PROBLEM_ID : undefined}
          aria-invalid={isUnread}
          autoComplete="off"
          disabled={claim.isBusy}
          id={FIELD_ID}
          inputMode="decimal"
          onInput={({ currentTarget }) => claim.type(currentTarget.value)}
          ref={input}
          value={text}
        />
        <span>{currency}</span>
      </div>
      {isUnread && (
        <p className="wrong" id={PROBLEM_ID} role="alert">
          {texts.amountUnread}
        </p>
      )}
      <ClaimButton id={id} isBusy={claim.isBusy} label={texts.sentIt} texts={texts} />
    </form>
  );
}
