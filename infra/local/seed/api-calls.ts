/** Calls the product's API as a client does and returns the JSON. Throws with the response's text if it fails. */
export type ApiCall = (method: string, path: string, body?: object) => Promise<unknown>;

export function apiAt(url: string, token?: string): ApiCall {
  return async (method, path, body) => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} returned ${response.status}: ${text}`);
    return text ? JSON.parse(text) : undefined;
  };
}
