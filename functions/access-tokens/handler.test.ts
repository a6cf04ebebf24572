import type { PreTokenGenerationV2TriggerEvent } from 'aws-lambda';
import { expect, it } from 'vitest';
import { handler } from './handler.ts';

it('removes the scope of Cognito’s own API from access tokens, and changes nothing else', async () => {
  const event = {
    version: '2',
    triggerSource: 'TokenGeneration_Authentication',
    userName: 'u-1',
    request: { userAttributes: {}, groupConfiguration: {}, scopes: ['aws.cognito.signin.user.admin'] },
    response: { claimsAndScopeOverrideDetails: {} },
  } as unknown as PreTokenGenerationV2TriggerEvent;
  expect(await handler(event)).toEqual({
    ...event,
    response: {
      claimsAndScopeOverrideDetails: {
        accessTokenGeneration: { scopesToSuppress: ['aws.cognito.signin.user.admin'] },
      },
    },
  });
});
