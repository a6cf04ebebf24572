/** For tests: the response to a sign-in; like a real one, its token contains the user's id. */
function aSignIn(sub: string, issue: number) {
  const access_token = `header.${btoa(JSON.stringify({ sub, issue }))}.signature`;
  return { access_token, refresh_token: `${sub}-${issue}`, expires_in: 3600 };
}

/** Two sign-ins of one person, and one of another. */
export const MAYA = aSignIn('maya', 1);
export const MAYA_AGAIN = aSignIn('maya', 2);
export const NOAH = aSignIn('noah', 1);
