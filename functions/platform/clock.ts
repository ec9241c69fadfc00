import { randomBytes } from 'node:crypto'
import { ulid } from 'ulid'
import { dayInBudapest } from '#shared/calendar/budapest-day.ts'

/** The moment of a call, from which handlers take every time and date. */
export interface Now {
  /** Unix seconds. */
  seconds: number
  /** Today in Budapest, `YYYY-MM-DD`. */
  today: string
}

export const nowAt = (instant: Date): Now => ({
  seconds: Math.floor(instant.getTime() / 1000),
  today: dayInBudapest(instant.getTime()),
})

/** A new identifier that tells nothing of when it was made, in the form of the others. */
export const newSecretId = (): string =>
  Array.from(randomBytes(26), byte => 'abcdefghjkmnpqrstvwxyz0123456789'[byte % 32]).join('')

/** A new identifier: unique, and sorted by time. */
export const newId = (): string => ulid().toLowerCase()
