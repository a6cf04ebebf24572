import { expect, it } from 'vitest';
import type { LegalBlock, LegalLine, LegalText } from './legal-text.ts';
import { licenseAgreement } from './license-agreement.en.ts';
import { licenseAgreement as licenseInFrench } from './license-agreement.fr.ts';
import { privacyPolicy } from './privacy-policy.en.ts';
import { privacyPolicy as policyInFrench } from './privacy-policy.fr.ts';
import { QUESTIONS } from './questions.en.ts';
import { QUESTIONS as FRENCH_QUESTIONS } from './questions.fr.ts';

it.each([
  ['the agreement', licenseAgreement, licenseInFrench],
  ['the policy', privacyPolicy, policyInFrench],
])('%s has the same date, sections, entries and links in French', (_, english, french) => {
  expect(outline(french)).toEqual(outline(english));
});

it('answers the same questions in French', () => {
  const outlines = [FRENCH_QUESTIONS, QUESTIONS].map((each) => each.map(({ answer }) => answer.length));
  expect(outlines[0]).toEqual(outlines[1]);
});

function outline({ updated, intro, keyPoints, sections }: LegalText) {
  return [updated, linksIn(intro), keyPoints.length, sections.map(({ blocks }) => blocks.map(outlineOf))];
}

function outlineOf(block: LegalBlock) {
  if (typeof block === 'string' || !('list' in block)) return linksIn(block);
  return block.list.map(({ term, text }) => [Boolean(term), linksIn(text)]);
}

/** The targets of the links; a site may have pages in French. */
function linksIn(line: LegalLine): string[] {
  if (typeof line === 'string') return [];
  return line.flatMap((part) => (typeof part === 'string' ? [] : [part.to.replace(/\/fr\/$/, '/')]));
}
