import type { Correction } from './model.ts'

/** What somebody says of a day: what is left out stays as it is. */
export type Said = { [K in keyof Correction]?: Correction[K] | undefined }

/** Of a day on which nothing differs from the schedule. */
export const asScheduled: Required<Correction> = {
  start: null,
  end: null,
  break_minutes: null,
  overtime_minutes: null,
  stand_by: [],
  stand_by_minutes: 0,
  is_missed: false,
  note: '',
}

/** Whether two values of a field of a correction are the same. */
export const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other)

/** A correction with what somebody says now; null where the day is as scheduled again. Times of stand-by stand in place of a duration that had none. */
export function corrected(before: Correction | undefined, said: Said): Correction | null {
  const known = Object.entries(said).filter(([, value]) => value !== undefined)
  const after = {
    ...asScheduled,
    ...before,
    ...(said.stand_by && { stand_by_minutes: 0 }),
    ...Object.fromEntries(known),
  }
  const isAsScheduled = Object.entries(asScheduled).every(([field, value]) =>
    isSame(after[field as keyof Correction], value),
  )
  return isAsScheduled ? null : after
}
