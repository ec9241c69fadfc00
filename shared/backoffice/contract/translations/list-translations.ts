import * as z from 'zod/mini'
import { endpoint } from '../../../contract/endpoint.ts'
import { TranslationRow } from '../../translations/translation-rows.ts'

/** The most sentences of one page. */
export const longestTranslations = 100

export const translationFilters = ['missing', 'edited'] as const

const Name = z.string().check(z.regex(/^[\w-]{1,80}$/, { error: 'problems:invalidValue' }))

export const listTranslations = endpoint('GET /admin/translation', {
  summary: 'The sentences of the product in every language, as released and as edited; by namespace, text and state',
  access: 'operator:translations.read',
  query: z.object({
    namespace: z.optional(Name),
    q: z.optional(z.string().check(z.maxLength(100, { error: 'problems:tooLong' }))),
    filter: z.optional(z.enum(translationFilters, { error: 'problems:invalidValue' })),
    cursor: z.optional(z.string().check(z.regex(/^[\w-]{1,80}:[\w-]{1,120}$/, { error: 'problems:invalidValue' }))),
  }),
  reply: z.object({
    data: z.array(TranslationRow),
    next: z.nullable(z.string()),
    /** How many sentences the namespace and the text find, in all and by state. */
    counts: z.object({ all: z.int(), missing: z.int(), edited: z.int() }),
    namespaces: z.array(z.string()),
  }),
})
