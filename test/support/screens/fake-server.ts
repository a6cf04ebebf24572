import { vi } from 'vitest';

type Reply = { status?: number; body?: unknown; type?: string };
type Handler = Reply | ((request: Request) => Reply | Promise<Reply>);

/** A fake API for tests: handlers by `METHOD /path`, below `/api`. Records the requests. */
export function fakeServer(handlers: Readonly<Record<string, Handler>>) {
  const requests: Request[] = [];
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(new URL(String(input), location.origin), init);
    requests.push(request);
    const key = keyOf(request);
    const handler = handlers[key];
    if (!handler) throw new Error(`${key} has no answer`);
    const {
      status = 200,
      body,
      type = 'application/json',
    } = typeof handler === 'function' ? await handler(request) : handler;
    const content = type === 'application/json' && body !== undefined ? JSON.stringify(body) : (body as BodyInit);
    return new Response(content ?? null, { status, headers: { 'content-type': type } });
  });
  return {
    requests,
    /** Number of times a call was made. */
    count: (key: string) => requests.filter((request) => keyOf(request) === key).length,
  };
}

function keyOf(request: Request): string {
  return `${request.method} ${new URL(request.url).pathname.replace(/^\/api/, '')}`;
}
