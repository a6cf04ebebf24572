import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { EstimateDocument } from '#shared/estimate-document/estimate-document.tsx';
import { dictionaryFor } from '#shared/locale/dictionary-for.ts';
import { estimateTextsFor } from '#shared/locale/estimate-texts-for.ts';
import { titleOnPages } from '#shared/paper/page-styles.ts';
import { paperSizeOf } from '#shared/paper/paper.ts';
import { PaperToScale } from '#web/parts/paper-to-scale.tsx';

type EstimatePaperProps = {
  estimate: PublicEstimate;
  /** Whether it is paper even in a narrow column. */
  always?: boolean;
};

/** An estimate as its recipient sees it: the only part of the screen that is printed. */
export function EstimatePaper({ estimate, always = false }: EstimatePaperProps) {
  const paper = paperSizeOf(estimate.company);
  const dictionary = dictionaryFor(estimate);
  const title = `${estimateTextsFor(estimate).title} ${estimate.invoiceNumber}`;
  return (
    <div lang={dictionary.locale}>
      <PaperToScale always={always} size={paper}>
        <div className="printed-alone">
          <EstimateDocument dictionary={dictionary} estimate={estimate} />
          <style>{titleOnPages(title, { paper, dictionary })}</style>
        </div>
      </PaperToScale>
    </div>
  );
}
