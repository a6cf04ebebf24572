import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportView } from './report-view.ts';

const fetched = vi.fn(async (_url: string, _options: RequestInit) => new Response('{}'));
const kinds = () => fetched.mock.calls.map(([, { body }]) => JSON.parse(String(body)).kind);

/** A window whose events can be trusted, as a browser's own are. */
function open(storage: Record<string, string> = {}) {
  const listeners = new Map<string, (event: unknown) => void>();
  const state = { visibilityState: 'visible' };
  const addEventListener = (type: string, listener: (event: unknown) => void, options: { signal: AbortSignal }) => {
    listeners.set(type, listener);
    options.signal.addEventListener('abort', () => listeners.delete(type));
  };
  const localStorage = { getItem: (key: string) => storage[key] ?? null };
  const window = { addEventListener, fetch: fetched, localStorage } as unknown as Window;
  reportView({ invoiceId: 'i1', window, document: state as Document });
  return { state, act: (type: string, isTrusted = true) => listeners.get(type)?.({ isTrusted }) };
}

beforeEach(() => {
  fetched.mockClear();
  vi.useFakeTimers({ toFake: ['performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe('a visit of the pay page', () => {
  it.each(['pointermove', 'keydown', 'scroll', 'touchstart'])('is an opening with a %s, reported once', (action) => {
    const { act } = open();
    vi.advanceTimersByTime(2_000);
    act(action);
    act(action);
    act('pagehide');
    expect(kinds()).toEqual(['opened']);
    expect(fetched).toHaveBeenCalledWith(
      '/api/invoices/i1/views',
      expect.objectContaining({ method: 'POST', keepalive: true }),
    );
  });

  it('is only a check without an action, with one of a script, on a hidden page or within two seconds', () => {
    const { act, state } = open();
    act('scroll');
    vi.advanceTimersByTime(5_000);
    act('scroll', false);
    state.visibilityState = 'hidden';
    act('keydown');
    expect(fetched).not.toHaveBeenCalled();
    act('pagehide');
    expect(kinds()).toEqual(['checked']);
  });

  it('is not reported in a browser in which the app is signed in, or was until the session expired', () => {
    for (const session of ['{"accessToken":"a"}', '"over"']) open({ session }).act('pagehide');
    expect(fetched).not.toHaveBeenCalled();
  });

  it('is reported after signing out, and fails silently', async () => {
    fetched.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    open({ session: 'null' }).act('pagehide');
    expect(kinds()).toEqual(['checked']);
  });
});
