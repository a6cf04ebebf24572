import type { PublicEstimate } from '#shared/estimate/public-estimate.ts';
import { firstLoad, type Load, loadDocument, post } from '#web/document-page/page-calls.ts';
import { day, type Fields, present } from '#web/document-page/read-fields.ts';

/** The result of loading an estimate. */
export type EstimateLoad = Load<PublicEstimate>;

/** Loads the page's estimate, by the request that its HTML has sent. Never throws. */
export function firstEstimate(link: string): Promise<EstimateLoad> {
  return firstLoad(pathOf(link, 'public'), readEstimate);
}

/** Loads an estimate as its recipient. Never throws. */
export function loadEstimate(link: string): Promise<EstimateLoad> {
  return loadDocument(pathOf(link, 'public'), readEstimate);
}

/** The URL of the estimate's PDF. */
export function pdfUrl(link: string): string {
  return pathOf(link, 'pdf');
}

/** The URL that records that a person opened the estimate. */
export function viewsUrl(link: string): string {
  return pathOf(link, 'views');
}

/** What a yes carries besides the name: the places of the chosen lines, and the path of a signature. */
export type Terms = { readonly chosen?: readonly number[]; readonly signature?: string };

/** A yes with the name that stands for a signature, or a no with its reason, which can be empty. */
export type Answer =
  | { readonly kind: 'accept'; readonly name: string; readonly terms: Terms }
  | { readonly kind: 'decline'; readonly reason: string };

/** What became of an answer. */
export type AnswerResult =
  | { readonly kind: 'done'; readonly estimate: PublicEstimate }
  /** The estimate is no longer as it was shown: replaced, expired, decided or deleted. */
  | { readonly kind: 'changed'; readonly reason: string }
  /** It did not arrive, as far as is known; sending it again does no harm. */
  | { readonly kind: 'offline' }
  /** Its name or reason contains a web or email address. */
  | { readonly kind: 'hasAddress' }
  | { readonly kind: 'refused' };

/** Sends the recipient's decision on an estimate. Never throws. */
export async function sendAnswer(link: string, answer: Answer): Promise<AnswerResult> {
  let response: Response;
  try {
    response = await (answer.kind === 'accept'
      ? post(pathOf(link, 'acceptance'), { name: answer.name, ...answer.terms })
      : post(pathOf(link, 'refusal'), answer.reason ? { reason: answer.reason } : {}));
  } catch {
    return { kind: 'offline' };
  }
  const body = present(await response.json().catch(() => null));
  const estimate = response.ok && readEstimate(body);
  if (estimate) return { kind: 'done', estimate };
  if (isOutdated(response, body)) return { kind: 'changed', reason: String(body?.reason) };
  return { kind: isAbout(body, 'rule', NO_ADDRESS) ? 'hasAddress' : 'refused' };
}

/** A question to the business, and the address for its answer. */
export type Question = { readonly question: string; readonly email: string };

/** What became of a question. */
export type QuestionResult =
  | 'done'
  /** The estimate takes no questions any more: it is replaced, accepted or deleted. */
  | 'changed'
  /** The server delivers no email to that address. */
  | 'emailInvalid'
  /** The question contains a web or email address. */
  | 'hasAddress'
  /** It has had all the questions of a day. */
  | 'questionsLimited'
  | 'questionOffline'
  | 'questionRefused';

/** Sends a question about an estimate to its business. Never throws. */
export async function sendQuestion(link: string, question: Question): Promise<QuestionResult> {
  try {
    const response = await post(pathOf(link, 'questions'), question);
    const body = present(await response.json().catch(() => null));
    if (response.ok) return 'done';
    if (isOutdated(response, body)) return 'changed';
    if (isAbout(body, 'path', /^email/)) return 'emailInvalid';
    if (isAbout(body, 'rule', NO_ADDRESS)) return 'hasAddress';
    return response.status === 429 ? 'questionsLimited' : 'questionRefused';
  } catch {
    return 'questionOffline';
  }
}

/** Whether a refusal is about an estimate that is not as it was shown, its lines and what it asks for included. */
function isOutdated({ status }: Response, body: Fields | null): boolean {
  return status === 409 || status === 404 || isAbout(body, 'path', /^(chosen|signature)/);
}

/** The rule that texts which are mailed break. */
const NO_ADDRESS = /^noAddress$/;

/** Whether a refusal names a field, or the rule that it breaks. */
function isAbout(body: Fields | null, what: 'path' | 'rule', name: RegExp): boolean {
  const issues = Array.isArray(body?.issues) ? body.issues : [];
  return issues.some((issue) => name.test(String(present(issue)?.[what])));
}

/** The estimate in an answer of the server, with what a page cannot do without; null if there is none in it. */
function readEstimate(answer: unknown): PublicEstimate | null {
  const given = present(answer);
  if (!given) return null;
  return {
    ...EMPTY,
    ...given,
    issueDate: day(given.issueDate),
    dueDate: day(given.dueDate),
    company: present(given.company) ?? {},
  } as PublicEstimate;
}

const EMPTY = { invoiceNumber: '', billingName: '', currency: 'CAD', status: 'SENT', version: 1 };

function pathOf(link: string, what: string): string {
  return `/api/estimates/${link}/${what}`;
}
