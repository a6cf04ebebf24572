import type { DecisionWay } from '#shared/estimate/event.ts';
import { fileNamePart } from '#shared/file-name.ts';

/** What is said of a yes or no to an estimate. */
export type DecisionFacts = {
  /** As `longDay` writes it. */
  readonly day: string;
  /** Who accepted, as they typed it. */
  readonly name?: string | undefined;
  /** How the business was told, if it recorded the decision. */
  readonly way?: DecisionWay | undefined;
};

/** What was agreed to. */
export type AgreementFacts = {
  readonly number: string;
  readonly version: number;
  /** With its currency. */
  readonly total: string;
};

/** All texts of an estimate on paper in one language, besides those of any document. */
export type EstimateTexts = typeof enCaEstimate;

/** Canadian English for estimates. */
export const enCaEstimate = {
  title: 'Estimate',
  number: 'Estimate number',
  date: 'Date',
  validUntil: 'Valid until',
  /** Above the recipient. */
  preparedFor: 'Prepared for',
  versionLabel: 'Version',
  /** Below the title, with the day of a decision. */
  marks: { accepted: 'Accepted', declined: 'Declined', replaced: 'Replaced by a newer version' },
  /** Of a line, besides the group of which one is chosen. */
  optional: 'Optional',
  chooseOne: (group: string) => `Choose one: ${group}`,
  /** Whether such a line is in the total. */
  offered: ({ offer, isChosen }: { readonly offer: string; readonly isChosen: boolean }) =>
    `${offer} (${isChosen ? 'in the total' : 'not in the total'})`,
  notChosen: 'Not chosen',
  /** Before the names of the lines that were chosen. */
  chosen: 'Chosen:',
  deposits: { due: 'Deposit due on acceptance', requested: 'Deposit requested', paid: 'Deposit paid' },
  /** The heading of the part about a yes. */
  acceptance: 'Acceptance',
  accepted: ({ name, way, day }: DecisionFacts) => `Accepted ${name ? `by ${name} ` : WAYS[way ?? 'other']}on ${day}`,
  declined: ({ way, day }: DecisionFacts) => `Declined ${WAYS[way ?? 'other']}on ${day}`,
  /** Below who accepted online: what their typed name stands for. */
  agreed: ({ number, version, total }: AgreementFacts) =>
    `They typed their name online and agreed to version ${version} of estimate ${number} for ${total} and its terms.`,
  /** Below a yes that the business was told otherwise. */
  recorded: ({ number, version, total, company }: AgreementFacts & { readonly company: string }) =>
    `${company} recorded that version ${version} of estimate ${number} for ${total} was accepted.`,
  /** Such as the number of a purchase order. */
  reference: 'Reference',
  /** The file name of its PDF; the number can be empty. */
  pdfName: (number: string) => (number ? `estimate-${fileNamePart(number)}.pdf` : 'estimate.pdf'),
};

const WAYS: Readonly<Record<DecisionWay, string>> = {
  phone: 'by phone ',
  email: 'by email ',
  inPerson: 'in person ',
  purchaseOrder: 'by purchase order ',
  other: '',
};
