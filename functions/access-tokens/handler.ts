import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';

/** The scope with which a token may call Cognito's own API: delete its user, add a second factor, sign out everywhere. */
const OWN_API = 'aws.cognito.signin.user.admin';

/** Called by Cognito before it issues tokens: access tokens are for the product's API only. */
export async function handler(event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> {
  const claimsAndScopeOverrideDetails = { accessTokenGeneration: { scopesToSuppress: [OWN_API] } };
  return { ...event, response: { claimsAndScopeOverrideDetails } };
}
