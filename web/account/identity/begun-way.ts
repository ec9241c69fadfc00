import i18next from 'i18next'
import * as z from 'zod/mini'
import { Language } from '#shared/words/language.ts'

const BegunWay = z.object({
  purpose: z.enum(['log_in', 'link']),
  /** The page to go to after signing in. */
  page: z.optional(z.string()),
  /** The language it began in, which the address of the return does not name. */
  language: z.optional(Language),
})
export type BegunWay = z.infer<typeof BegunWay>

const name = 'identity-way'

/** What somebody went to a provider for, kept in this tab alone until they are back; nothing is decided by it but what the page does. */
export const begunWay = {
  keep: (way: Omit<BegunWay, 'language'>) =>
    sessionStorage.setItem(name, JSON.stringify({ ...way, language: i18next.language })),

  get: (): BegunWay => {
    try {
      return BegunWay.parse(JSON.parse(sessionStorage.getItem(name) ?? ''))
    } catch {
      return { purpose: 'log_in' }
    }
  },
}

/** Leaves for the page of a provider. */
export const leaveFor = (address: string) => location.assign(address)
