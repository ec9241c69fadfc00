import * as z from 'zod/mini'
import { Id } from '../contract/wire.ts'

/** The shortest text that is searched for. */
export const shortestSearch = 2

/** A text as it is searched by: small letters without accents, one space between words. */
export const searchWord = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, 100).trim()

/** The letters by which entries are divided: two thousand partitions and more, so that no one holds a tenth of all. */
export const startOf = (word: string) => word.slice(0, shortestSearch)

/** A word by which a company or an account is found, copied from it by the table's stream. */
export const SearchEntry = z.object({
  of: z.enum(['company', 'account']),
  start: z.string(),
  word: z.string(),
  /** The company, or the account where it is an account that is found. */
  company: Id,
  id: Id,
})
export type SearchEntry = z.infer<typeof SearchEntry>

interface Searched {
  first_name: string
  last_name: string
  email: string
}

/** What an account is found by: the name in either order, and the address. */
export const wordsOfAccount = ({ first_name, last_name, email }: Searched): string[] =>
  [...new Set([`${last_name} ${first_name}`, `${first_name} ${last_name}`, email].map(searchWord))].filter(
    word => word.length >= shortestSearch,
  )

/** Whether an entry is the first of an account that a search finds, so that an account with several is shown once, on whichever page. */
export const isFirstFound = (account: Searched, word: string, searched: string): boolean =>
  wordsOfAccount(account)
    .filter(one => one.startsWith(searched))
    .toSorted()[0] === word

/** What a company is found by: its name, and each further word of it. */
export const wordsOfCompany = ({ name }: { name: string }): string[] => {
  const whole = searchWord(name)
  const parts = whole.split(' ').map((_, place, all) => all.slice(place).join(' '))
  return [...new Set(parts)].slice(0, 4).filter(word => word.length >= shortestSearch)
}
