/** Where a call comes from: the client's IP address and User-Agent, if known. */
export type Client = { readonly address?: string; readonly device?: string };
