/** The password rule as shown to users. */
export const PASSWORD_RULE =
  'Le mot de passe doit contenir au moins 8 caractères, dont au moins une lettre et un chiffre';
