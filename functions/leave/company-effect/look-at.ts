import type { Day } from '#shared/calendar/day.ts'
import type { AskedEffect } from '#shared/leave/effect/company-effect.ts'
import type { Look } from './look.ts'
import { lookAtCalendar } from './look-at-calendar.ts'
import { lookAtRules } from './look-at-rules.ts'

/** @throws Problem as the change itself would */
export const lookAt = (asked: AskedEffect, company: string, today: Day): Promise<Look> =>
  asked.of === 'rules' ? lookAtRules(asked.change, company, today) : lookAtCalendar(asked.change, company, today)
