import type { ErrorParams } from '#shared/errors.ts';
import { fillTemplate } from '#shared/fill-template.ts';

type Refused = { readonly message: string | undefined; readonly reason: string; readonly params: ErrorParams };

/** What people read of a refusal, in French; undefined if its reason is unknown. The texts are loaded when needed. */
export async function refusalWording({ reason, params }: Refused): Promise<string | undefined> {
  const wordings = await loadedWordings();
  const wording = Object.hasOwn(wordings, reason) ? wordings[reason] : undefined;
  const text = typeof wording === 'object' ? wording[String(params.what)] : wording;
  return text && fillTemplate(text, inFrench(params));
}

type Wordings = Readonly<Record<string, string | Readonly<Record<string, string>>>>;

/** None without a connection: then the general text is shown. */
function loadedWordings(): Promise<Wordings> {
  return import('#shared/locale/fr-ca-refusals.ts').then(
    ({ FR_CA_REFUSALS }) => FR_CA_REFUSALS,
    () => ({}),
  );
}

/** An amount comes with a decimal point. */
function inFrench({ amount, ...others }: ErrorParams): ErrorParams {
  return amount === undefined ? others : { ...others, amount: String(amount).replace('.', ',') };
}
