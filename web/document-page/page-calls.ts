import { EARLY_RESPONSE } from '#shared/early-request.ts';

/** The result of loading a document. */
export type Load<Document> =
  | { readonly kind: 'loaded'; readonly document: Document }
  | { readonly kind: 'not-found' }
  /** Its business is suspended. */
  | { readonly kind: 'unavailable' }
  | { readonly kind: 'failed' };

/** The document in an answer of the server; null if there is none in it. */
type Read<Document> = (answer: unknown) => Document | null;

/** The id in the path of a page, `/<page>/{id}`, still URL-encoded. */
export function documentIdIn(pathname: string): string {
  return pathname.split('/')[2] ?? '';
}

/** Loads the page's document with the request that its HTML has already sent, or from `url`. Never throws. */
export function firstLoad<Document>(url: string, read: Read<Document>): Promise<Load<Document>> {
  const early: unknown = Reflect.get(window, EARLY_RESPONSE);
  return early instanceof Promise ? loaded(early, read) : loadDocument(url, read);
}

/** Loads a document as its recipient. Never throws. */
export function loadDocument<Document>(url: string, read: Read<Document>): Promise<Load<Document>> {
  return loaded(fetch(url, { cache: 'no-store' }), read);
}

async function loaded<Document>(response: Promise<Response>, read: Read<Document>): Promise<Load<Document>> {
  try {
    const answer = await response;
    if (answer.ok) {
      const document = read(await answer.json());
      return document ? { kind: 'loaded', document } : { kind: 'not-found' };
    }
    if (answer.status !== 404) {
      await answer.body?.cancel();
      return { kind: 'failed' };
    }
    const { reason }: { reason?: string } = await answer.json().catch(() => ({}));
    return { kind: reason?.endsWith('_UNAVAILABLE') ? 'unavailable' : 'not-found' };
  } catch {
    return { kind: 'failed' };
  }
}

/** A successful answer. Throws if the request failed or was refused. */
export async function okOrThrow(request: Response | Promise<Response>): Promise<Response> {
  const answer = await request;
  if (!answer.ok) throw new Error(`Answered ${answer.status}`);
  return answer;
}

/** Posts a body as JSON. */
export function post(url: string, body: unknown): Promise<Response> {
  return fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
}
