import type { DocumentDictionary } from '#shared/locale/dictionary.ts';
import { estimateTextsFor } from '#shared/locale/estimate-texts-for.ts';
import { documentTotals } from '#shared/paper/document-totals.ts';
import { PaperDocument } from '#shared/paper/paper-document.tsx';
import { Acceptance } from './acceptance.tsx';
import { ChoiceNote } from './choice-note.tsx';
import { DecisionMark } from './decision-mark.tsx';
import { DepositLine } from './deposit-line.tsx';
import { EstimateOverview } from './estimate-overview.tsx';
import type { PrintedEstimate } from './printed-estimate.ts';

type Props = {
  readonly estimate: PrintedEstimate;
  /** Of the estimate's language. */
  readonly dictionary: DocumentDictionary;
  /** Prefix of image paths (spec 2 §7, "Images"). */
  readonly apiHost?: string;
};

/** The estimate on paper, for the editor's preview and the PDF; an accepted one ends with who accepted, when and how. */
export function EstimateDocument({ estimate, dictionary, apiHost = '/api' }: Props) {
  const part = { estimate, dictionary, texts: estimateTextsFor(estimate) };
  const totals = documentTotals(estimate);
  return (
    <PaperDocument
      apiHost={apiHost}
      closing={totals && <Acceptance {...part} totalCents={totals.totalCents} />}
      dictionary={dictionary}
      document={estimate}
      ledger={totals && <DepositLine {...part} totalCents={totals.totalCents} />}
      mark={<DecisionMark {...part} />}
      noteOf={(index) => (
        <ChoiceNote isAccepted={estimate.status === 'ACCEPTED'} line={estimate.items[index] ?? {}} texts={part.texts} />
      )}
      number={estimate.invoiceNumber}
      overview={<EstimateOverview {...part} totalCents={totals?.totalCents} />}
      title={part.texts.title}
      totalLabel={dictionary.document.total}
      totals={totals}
    />
  );
}
