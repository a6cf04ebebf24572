import { groupedDecimal } from '#shared/locale/grouped-decimal.ts';
import type { Rule } from '#shared/rules.ts';
import { PASSWORD_RULE } from '#web/lib/locale/password-rule.en.ts';
import { t } from './texts.en.ts';

/** What people read of a broken rule, by field and rule or by rule. `{path}` is "le champ «…»", so that it agrees. */
export const RULE_TEXTS: Readonly<Record<Rule, string>> & Readonly<Record<string, string>> = {
  'items required': 'Au moins une ligne est obligatoire',
  'items array': 'Au moins une ligne est obligatoire',
  'dueDate after': 'La date d’échéance ne peut pas précéder la date de facturation',
  'logo image': 'Veuillez choisir une image valide pour le logo',
  'signature image': 'Veuillez choisir une image valide pour la signature',
  required: '{path} est obligatoire',
  unknown: t.unknown,
  readOnly: '{path} ne peut pas être modifié',
  string: '{path} doit être du texte',
  number: '{path} doit être un nombre',
  int: '{path} doit être un nombre entier',
  boolean: '{path} doit être oui ou non',
  array: '{path} doit être une liste',
  object: '{path} n’est pas valide',
  asciiMailbox:
    'Nous ne pouvons pas envoyer de courriels aux adresses qui ont des accents ou des lettres non latines avant le @. Veuillez en utiliser une autre.',
  email: 'Veuillez entrer une adresse courriel valide',
  url: 'Veuillez entrer une adresse Web valide',
  date: '{path} doit être une date valide',
  phone: 'Veuillez entrer un numéro de téléphone valide',
  image: 'Veuillez choisir une image valide',
  color: 'Veuillez entrer une couleur comme #0b6b58',
  taxNumber: '{path} est incomplet ou contient une faute de frappe',
  skipped: 'Cette heure n’existe pas ce jour-là\u00a0: on avance l’heure',
  repeated: 'Cette heure revient deux fois ce jour-là\u00a0: {first} et {second}',
  timeZone: 'Veuillez choisir un fuseau horaire dans la liste',
  smsNumber: 'Nous ne pouvons pas envoyer de textos à ce numéro. Utilisez-en un qui n’est ni sans frais ni surtaxé.',
  smsCountry: 'Nous ne pouvons pas encore envoyer de textos dans ce pays. Veuillez envoyer la facture par courriel.',
  recipient: '{path} doit être celui de la facture',
  singleLine: '{path} ne doit contenir ni sauts de ligne ni caractères de contrôle',
  printable: '{path} ne doit pas contenir de caractères de contrôle',
  notEncoded: '{path} ne doit pas contenir «\u00a0=?\u00a0»',
  noAddress: '{path} ne doit contenir ni adresse Web ni adresse courriel',
  supported: '{path} contient des caractères qui ne sont pas permis',
  minLength: '{path} doit compter au moins {min} caractères',
  maxLength: '{path} doit compter au plus {max} caractères',
  minItems: '{path} doit compter au moins {min} entrées',
  maxItems: '{path} peut compter au plus {max} entrées',
  unique: '{path} ne doit pas figurer deux fois',
  maxKilobytes: '{path} contient trop de texte',
  maxDays: '{path} doit être au plus {max} jours après {other}',
  decimals: '{path} peut avoir au plus {max} décimales',
  digits: '{path} doit compter {count} chiffres',
  between: '{path} doit être compris entre {min} et {max}',
  greaterThan: '{path} doit être supérieur à {min}',
  min: '{path} doit être d’au moins {min}',
  max: '{path} doit être d’au plus {max}',
  oneOf: '{path} n’est pas un des choix',
  after: '{path} doit être après {other}',
  notInFuture: '{path} ne peut pas être une date future',
  minCharge: '{path} est inférieur au minimum des paiements par carte',
  maxCharge: '{path} est supérieur au maximum des paiements par carte',
  password: PASSWORD_RULE,
  commonPassword: 'Ce mot de passe compte parmi les plus utilisés. Veuillez en choisir un autre.',
  wrongCode: 'Ce code est incorrect. Veuillez réessayer.',
  wrongPassword: 'Ce mot de passe est incorrect.',
  samePassword: 'Les mots de passe ne correspondent pas.',
};

/** A rule's value as its text shows it: a limit as people write numbers. Not by the dictionary, which is far larger. */
export function shownLimit(value: string | number): string {
  return typeof value === 'number' ? groupedDecimal(value, { group: '\u00a0', point: ',' }) : value;
}
