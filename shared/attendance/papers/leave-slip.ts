import type { Day } from '../../calendar/day.ts'
import type { Period } from '../../calendar/period.ts'
import type { DayKind } from '../../calendar/working-days.ts'
import type { LeaveStatus } from '../../leave/model.ts'
import type { PaperSay } from './say-papers.ts'

/** Somebody who did something with a request, and on which day. */
export interface Signed {
  name: string
  day: Day
}

/** What a request leaves of what it takes from. */
export interface SlipBalance {
  /** The year whose allowance it is, or leave of earlier years, or time off for overtime. */
  of: number | 'carried' | 'overtime'
  before: number
  after: number
  unit: 'days' | 'hours'
}

/** What stands on the leave slip of a request. */
export interface LeaveSlip extends Period {
  company: string
  name: string
  /** Null where the reader may not know it. */
  employee_number: string | null
  position: string | null
  /** Home office and illness are nothing that somebody permits. */
  isPermission: boolean
  type: string
  days: number
  sick_pay_days: number
  /** Every day of the request, with why it costs none. */
  kinds: readonly DayKind[]
  /** Whether its type takes from no allowance at all. */
  takesNothing: boolean
  /** What it holds of allowances that are counted in lines here; empty of others, and once it is closed. */
  balances: readonly SlipBalance[]
  status: LeaveStatus
  comment: string
  response: string | null
  asked: Signed
  /** Who approved or denied it, or did what ended it; null where nobody has, or need not. */
  decided: Signed | null
}

/** The days of a request that cost none, in words: weekly rest days by their number, all others by name. */
export function skippedInWords(kinds: readonly DayKind[], say: PaperSay): string {
  const skipped = kinds.filter(({ blocked }) => blocked)
  if (!skipped.length) return say('papers:skippedNone')
  const rests = skipped.filter(({ kind }) => kind === 'rest_day').length
  const named = skipped.flatMap(({ kind, date, name }) => {
    if (kind !== 'public_holiday' && kind !== 'rest_day_moved' && kind !== 'company') return []
    return say('papers:namedDay', { day: date, name: name ?? say(`papers:${kind}`) })
  })
  const days = [...(rests ? [say('papers:restDays', { count: rests })] : []), ...named]
  return say('papers:skipped', { days: days.join(', ') })
}

/** How far a request is, as a sentence. */
export function outcomeInWords({ status, decided }: Pick<LeaveSlip, 'status' | 'decided'>, say: PaperSay): string {
  if (status === 'pending') return say('papers:pending')
  if (status === 'approved' && !decided) return say('papers:approvedByItself')
  return say(`papers:${status}`, { ...decided })
}
