import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';

/**
 * Scope for calls to Cognito's own API, such as deleting the user, adding a second factor or signing out everywhere.
 */
const OWN_API = 'aws.cognito.signin.user.admin';

/** Removes that scope from access tokens. Cognito calls this before it issues tokens. */
export async function handler(event: PreTokenGenerationV2TriggerEvent): Promise<PreTokenGenerationV2TriggerEvent> {
  const claimsAndScopeOverrideDetails = { accessTokenGeneration: { scopesToSuppress: [OWN_API] } };
  return { ...event, response: { claimsAndScopeOverrideDetails } };
}
