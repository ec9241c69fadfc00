import type { Correction } from './model.ts'

/** What somebody says of a day: what is left out stays as it is. */
export type Said = { [K in keyof Correction]?: Correction[K] | undefined }

/** Of a day on which nothing differs from the schedule. */
export const asScheduled: Correction = {
  start: null,
  end: null,
  break_minutes: null,
  overtime_minutes: null,
  stand_by_minutes: 0,
  is_missed: false,
  note: '',
}

/** A correction with what somebody says now; null where the day is as scheduled again. */
export function corrected(before: Correction | undefined, said: Said): Correction | null {
  const known = Object.entries(said).filter(([, value]) => value !== undefined)
  const after: Correction = { ...asScheduled, ...before, ...Object.fromEntries(known) }
  const isAsScheduled = Object.entries(asScheduled).every(
    ([field, value]) => after[field as keyof Correction] === value,
  )
  return isAsScheduled ? null : after
}
