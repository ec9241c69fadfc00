import type { ChangePattern } from '../../contract/change-pattern.ts'

/** What the public site shows: a change of it has its pages written anew. */
export const publishedKinds = [
  'EditedSentences',
  'PageMeta',
  'Article',
  'Testimonial',
  'Partner',
  'AdList',
  'CountryTable',
] as const

export const publishedChanges: readonly ChangePattern[] = publishedKinds.map(kind => ({ kind }))
