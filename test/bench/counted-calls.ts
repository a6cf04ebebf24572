/** A client of the product that counts every request and throws on an unexpected response. */
export type Caller = {
  /** Calls the API and returns the JSON. */
  call: <Body>(method: string, path: string, body?: object) => Promise<Body>;
  /** Calls the API, which must refuse the call. */
  refused: (method: string, path: string, body?: object) => Promise<void>;
  /** Reads a PDF from the API. */
  readPdf: (path: string) => Promise<void>;
  /** Reads a page or file. */
  read: (path: string) => Promise<Buffer>;
  /** Submits a form of the Stripe stand-in. */
  submit: (url: string, fields: Record<string, string>) => Promise<void>;
  /** The same product, called by another user. */
  as: (token: string) => Caller;
};

/** How many requests were made, and how many of them for PDFs. */
export type Count = { calls: number; pdfs: number };

/** Calls the product at `origin` and adds to `count`; `token` is the user's. */
export function countedCalls(origin: string, count: Count, token?: string): Caller {
  const send = async (path: string, init: RequestInit = {}) => {
    count.calls += 1;
    const response = await fetch(new URL(path, origin), { redirect: 'manual', ...init });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const api = (method: string, path: string, body?: object) =>
    send(`/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
  const expected = async (what: string, sent: ReturnType<typeof send>, isFine: (status: number) => boolean) => {
    const { status, bytes } = await sent;
    if (!isFine(status)) throw new Error(`${what} returned ${status}: ${bytes.toString().slice(0, 500)}`);
    return bytes;
  };
  return {
    async call<Body>(method: string, path: string, body?: object) {
      const bytes = await expected(`${method} ${path}`, api(method, path, body), (status) => status < 300);
      return (bytes.length > 0 ? JSON.parse(bytes.toString()) : undefined) as Body;
    },
    async refused(method, path, body) {
      await expected(`${method} ${path}`, api(method, path, body), (status) => status >= 400 && status < 500);
    },
    async readPdf(path) {
      count.pdfs += 1;
      const bytes = await expected(path, api('GET', path), (status) => status === 200);
      if (!bytes.subarray(0, 5).equals(Buffer.from('%PDF-'))) throw new Error(`${path} returned no PDF`);
    },
    read: (path) => expected(path, send(path), (status) => status === 200),
    async submit(url, fields) {
      await expected(url, send(url, { method: 'POST', body: new URLSearchParams(fields) }), (status) => status < 400);
    },
    as: (other) => countedCalls(origin, count, other),
  };
}
