/** The texts of a part in another language: the same keys with the same parameters. */
export type Texts<English> = { readonly [Key in keyof English]: English[Key] };
