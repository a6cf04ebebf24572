import type { Cloud } from '#infra/local/cloud.ts';
import { mails } from '#infra/local/emulators/mails.ts';

/** The token in the latest link to a page that was emailed to an address. */
export async function mailedToken(cloud: Pick<Cloud, 'endpoints'>, address: string, page: string): Promise<string> {
  const links = (await mails(cloud.endpoints.ses, address)).map(({ text }) =>
    new RegExp(`/${page}\\?token=([\\w-]+)`).exec(text),
  );
  const token = links.findLast((link) => link !== null)?.[1];
  if (!token) throw new Error(`No link to ${page} was emailed to ${address}`);
  return token;
}
