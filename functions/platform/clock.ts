import { ulid } from 'ulid'

/** The moment of a call: the only place where handlers get time from. */
export interface Now {
  /** Unix seconds. */
  seconds: number
  /** Today in Budapest, `YYYY-MM-DD`. */
  today: string
}

const budapest = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Budapest',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
})

export const nowAt = (instant: Date): Now => ({
  seconds: Math.floor(instant.getTime() / 1000),
  today: budapest.format(instant),
})

/** A new identifier: sorts by time, and no two are alike. */
export const newId = (): string => ulid().toLowerCase()
