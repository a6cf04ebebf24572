/** Where a call comes from: the client's address and how its browser names itself (User-Agent), where known. */
export type Client = { readonly address?: string; readonly device?: string };
