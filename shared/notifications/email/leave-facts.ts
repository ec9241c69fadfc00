import type { Day } from '../../calendar/day.ts'
import type { LeaveTypeKey } from '../../leave/types.ts'
import type { LeaveNews } from '../leave-events.ts'
import type { BoxRun, EmailDay } from './email-parts.ts'

/** A colleague with days in common with a leave. */
export interface ColleagueAway {
  name: string
  period: string
  /** Whether the absence is only asked for. */
  isAsked: boolean
}

/** What is left of a year's leave; the boxes only where it is kept in days. */
export interface LeftOfYear {
  year: number
  left: number
  total: number
  unit: 'days' | 'hours'
  boxes: readonly BoxRun[]
}

/** What an email about a request says, already translated. */
export interface LeaveEmailFacts extends LeaveNews {
  recipient: string
  person: string
  /** Who took the step; empty where nobody did, or where nobody is left under that name. */
  by: string
  /** The type whose colour the days have. */
  leave: LeaveTypeKey
  leaveType: string
  period: string
  days: number
  drawn: readonly EmailDay[]
  /** Whether its last day is over. */
  isPast?: boolean
  /** Whether the recipient may decide on it now. */
  isToDecide: boolean
  /** Who else of the group is away; left out where it does not matter to the recipient. */
  away?: readonly ColleagueAway[]
  /** What is left once it is approved; left out where the leave takes nothing, or the recipient may not know. */
  left?: readonly LeftOfYear[]
  /** The first day of work after it. */
  backOn?: Day
  /** Whether only administrators can cancel it. */
  isProtected?: boolean
  comment: string
  response: string | null
  company: string
  links: LeaveEmailLinks
}

interface LeaveEmailLinks {
  /** Opens the request. */
  request: string
  /** Opens the recipient's own calendar. */
  calendar: string
  /** Where the recipient chooses which emails to get. */
  settings: string
  /** Decide without signing in, after a page that asks once more. */
  approve?: string
  deny?: string
}
