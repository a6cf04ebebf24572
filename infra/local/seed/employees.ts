import type { Cloud } from '#infra/local/cloud.ts';
import { mails } from '#infra/local/emulators/mails.ts';
import { type ApiCall, apiAt } from './api-calls.ts';

/** Invites the demo business's employees by e-mail: the first accepts, the second has not responded. */
export async function inviteEmployees(
  cloud: Cloud,
  ownerCall: ApiCall,
  [joining, pending]: readonly [string, string],
): Promise<void> {
  await ownerCall('POST', '/employees', { email: joining });
  await apiAt(cloud.url)('POST', `/invitations/${await mailedToken(cloud, joining)}/accept`);
  await ownerCall('POST', '/employees', { email: pending });
}

/** The token in the link e-mailed to an address. */
async function mailedToken(cloud: Cloud, address: string): Promise<string> {
  const mail = (await mails(cloud.endpoints.ses)).findLast(({ to }) => to.some((each) => each.includes(address)));
  const token = /accept-invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1];
  if (!token) throw new Error(`No invitation was mailed to ${address}`);
  return token;
}
