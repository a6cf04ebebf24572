import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import type { EstimatePageDictionary } from '#shared/locale/en-ca-estimate-page.ts';
import { toCents } from '#shared/money.ts';
import { NoticeBox } from '#web/document-page/notice-box.tsx';
import type { EstimateState } from './estimate-state.ts';
import { PAD } from './signature-path.ts';

type EstimateNoticeProps = {
  estimate: PublicEstimate;
  dictionary: EstimatePageDictionary;
  state: EstimateState;
  /** Whether the reader has just accepted it here. */
  hasAccepted: boolean;
};

/** The id of the text that confirms the reader's answer. */
export const ANSWERED_ID = 'answered';

/** What became of the estimate, and what the reader can do then; nothing on one that is open. */
export function EstimateNotice({ estimate, dictionary, state, hasAccepted }: EstimateNoticeProps) {
  const { page } = dictionary;
  const { deposit } = estimate;
  return (
    <div aria-live="polite">
      {state !== 'open' && state !== 'draft' && (
        <NoticeBox icon={state === 'accepted' ? 'check' : ICONS[state]} state={state} title={page[state]}>
          <p id={ANSWERED_ID} tabIndex={-1}>
            {hintsOf(estimate, dictionary, state).map(ended).join(' ')}
            {state === 'accepted' && hasAccepted && estimate.billingEmail && ` ${page.copyByEmail}`}
            {state === 'replaced' && <a href={`/estimate/${estimate.newerId}`}>{page.showNewer}</a>}
          </p>
          {state === 'accepted' && estimate.decision?.signature && (
            <svg aria-label={page.signature} className="signed" role="img" viewBox={`0 0 ${PAD.width} ${PAD.height}`}>
              <path d={estimate.decision.signature} />
            </svg>
          )}
          {state === 'accepted' && deposit && !deposit.isPaid && (
            <a className="button main" href={`/pay/${deposit.id}`}>
              {dictionary.payDeposit(dictionary.money(toCents(deposit.amount), estimate.currency))}
            </a>
          )}
        </NoticeBox>
      )}
    </div>
  );
}

const ICONS = { declined: 'alert', expired: 'clock', replaced: 'alert' } as const;

/** Who decided and when, and whom to ask; sentences without their full stops. */
function hintsOf(
  { company, decision, deposit, currency }: PublicEstimate,
  dictionary: EstimatePageDictionary,
  state: Exclude<EstimateState, 'open' | 'draft'>,
): string[] {
  const { estimate: texts, page, longDay, money, recordedBy, referenceIs, askAgain, changeOfMind } = dictionary;
  const seller = company.name || page.theBusiness;
  if (state === 'expired') return [askAgain(seller)];
  if (state === 'replaced' || !decision) return [];
  const { name, way, reference } = decision;
  return [
    texts[state]({ name, way, day: longDay(decision.on) }),
    ...(way ? [recordedBy(seller)] : []),
    ...(reference ? [referenceIs(reference)] : []),
    ...(state === 'declined' ? [changeOfMind(seller)] : []),
    ...(deposit?.isPaid ? [dictionary.depositPaid(money(toCents(deposit.amount), currency))] : []),
  ];
}

/** With its full stop, which "Larch Studio Inc." brings along. */
function ended(sentence: string): string {
  return sentence.endsWith('.') ? sentence : `${sentence}.`;
}
