import type { PublicInvoice } from '#shared/invoice/public-invoice.ts';
import type { InvoiceDictionary } from '#shared/locale/dictionary.ts';
import { NoticeBox } from '#web/document-page/notice-box.tsx';
import type { Action } from '#web/lib/api/use-action.ts';
import type { CardPart } from './card-part.ts';
import { ClaimButton } from './claim-button.tsx';
import type { PageState } from './page-state.ts';

type NoticeProps = {
  invoice: PublicInvoice;
  dictionary: InvoiceDictionary;
  state: PageState;
  /** Whether the payer has just returned from a payment that they did not make. */
  isCancelled: boolean;
  cardPart: CardPart | undefined;
  /** Withdraws the report of a payment; absent unless it was made in this browser. */
  withdraw: Action | undefined;
};

/** The id of the text that confirms the payer's report. */
export const REPORTED_ID = 'reported';

/** Thanks for a payment or its report, or why nothing is due; nothing on an invoice that is simply due. */
export function Notice({ invoice, dictionary, state, isCancelled, cardPart, withdraw }: NoticeProps) {
  const { pay: texts } = dictionary;
  const notice = noticeFor(state, dictionary, cardPart?.debitedNotice(invoice, dictionary));
  const isReported = state === 'reported';
  return (
    <div aria-live="polite">
      {notice && (
        <NoticeBox icon={notice.icon} state={state} title={notice.title}>
          {notice.hint && <p>{notice.hint}</p>}
          {isReported && (
            <p id={REPORTED_ID} tabIndex={-1}>
              {dictionary.claimed({ day: invoice.claimedOn ?? '', seller: invoice.company.name ?? '' })}
            </p>
          )}
          {isReported && withdraw && (
            <ClaimButton
              isBusy={withdraw.isBusy}
              isPlain
              label={texts.notSentYet}
              onPress={() => void withdraw.run()}
              texts={texts}
            />
          )}
        </NoticeBox>
      )}
      {isCancelled && <NoticeBox icon="alert" state="" title={texts.paymentCancelled} />}
    </div>
  );
}

type Content = { icon: 'check' | 'alert' | 'clock' | 'spinner'; title: string; hint?: string };

function noticeFor(
  state: PageState,
  { pay: texts, state: states }: InvoiceDictionary,
  debited: Pick<Content, 'title' | 'hint'> | undefined,
): Content | null {
  switch (state) {
    case 'due':
    case 'overdue':
      return null;
    case 'paid':
      return { icon: 'check', title: texts.paid };
    case 'reported':
      return { icon: 'check', title: texts.thanks };
    case 'processing':
      return { icon: 'spinner', title: texts.paymentProcessing, hint: texts.paymentProcessingHint };
    case 'slow':
      return { icon: 'clock', title: texts.paymentSlow, hint: texts.paymentSlowHint };
    case 'debited':
      return { icon: 'clock', title: states.debited, ...debited };
    case 'draft':
      return { icon: 'alert', title: texts.draft, hint: texts.draftHint };
    case 'disputed':
      return { icon: 'alert', title: texts.disputed, hint: texts.disputedHint };
    default:
      return { icon: 'alert', title: texts[state] };
  }
}
