import { checkContent, isWithin, linesTooLong } from '#functions/domain/document/check-content.ts';
import { groupOf, settledChoices, withChosen } from '#shared/estimate/choices.ts';
import { invalidRequest } from '#shared/invalid-request.ts';
import { hasAtMostDecimals } from '#shared/money.ts';
import type { Issue } from '#shared/rules.ts';
import type { EstimateRecord } from './estimate-record.ts';

/**
 * DynamoDB counts an item with its copies in the three indexes that sort estimates: 400 KB together, of which the history
 * and an answer with its signature take a part.
 */
const MAX_BYTES = 65_000;

/** An estimate with its lines as they are offered. */
export function withSettledChoices<Content extends Pick<EstimateRecord, 'items'>>(content: Content): Content {
  return { ...content, items: settledChoices(content.items) };
}

/**
 * Checks the rules across the fields of an estimate, also for a recipient who chooses everything. Throws INVALID_REQUEST
 * with an issue for each broken rule.
 */
export function checkEstimate(estimate: EstimateRecord): void {
  checkContent(estimate);
  checkContent(withChosen(estimate, [...estimate.items.keys()]));
  const { depositType = 'fixed', depositValue = 0, events: _told, decision: _answer, ...content } = estimate;
  const isPercentage = depositType === 'percentage';
  const broken: Issue[] = [
    ...chosenTwice(estimate),
    ...(isWithin(content, MAX_BYTES) ? [] : [linesTooLong(MAX_BYTES)]),
    ...(isPercentage && depositValue > 100
      ? [{ path: 'depositValue', rule: 'between', params: { min: 0, max: 100 } } as const]
      : []),
    ...(!isPercentage && !hasAtMostDecimals(depositValue, 2)
      ? [{ path: 'depositValue', rule: 'decimals', params: { max: 2 } } as const]
      : []),
  ];
  if (broken.length > 0) throw invalidRequest(broken);
}

/** An issue for every line that is chosen beside another one of its group. */
function chosenTwice({ items }: EstimateRecord): Issue[] {
  const found = new Set<string>();
  return items.flatMap((item, place) => {
    const group = item.chosen ? groupOf(item) : undefined;
    if (group === undefined) return [];
    if (found.has(group)) return { path: `items.${place}.chosen`, rule: 'unique' };
    found.add(group);
    return [];
  });
}
