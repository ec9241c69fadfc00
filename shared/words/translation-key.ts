import type { translations } from './translations.ts'

type Keys = typeof translations.hu
export type NamespaceName = keyof Keys

/** A key without the suffix of a plural form. */
type WithoutPlural<Key> = Key extends `${infer Name}_one` | `${infer Name}_other` ? Name : Key

/** The keys of a namespace, without its name. */
export type KeyIn<Name extends NamespaceName> = WithoutPlural<keyof Keys[Name] & string>

/** `namespace:key` of every sentence of some namespaces, of all where none is named. */
export type TranslationKey<Names extends NamespaceName = NamespaceName> = {
  [Name in Names]: `${Name}:${KeyIn<Name>}`
}[Names]
