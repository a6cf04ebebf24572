import type { Cloud } from '#infra/local/cloud.ts';
import { type ApiCall, apiAt } from './api-calls.ts';
import { mailedToken } from './mailed-token.ts';

/** Invites the demo business's employees by email: the first accepts, the second has not responded. */
export async function inviteEmployees(
  cloud: Cloud,
  ownerCall: ApiCall,
  [joining, pending]: readonly [string, string],
): Promise<void> {
  await ownerCall('POST', '/employees', { email: joining });
  await apiAt(cloud.url)('POST', `/invitations/${await mailedToken(cloud, joining, 'accept-invitation')}/accept`);
  await ownerCall('POST', '/employees', { email: pending });
}
