import { recountEffect } from '#shared/leave/contract/recount-effect.ts'
import { call } from '#web/api/call.ts'
import type { AskAboutCalendar, CalendarQuestion } from './calendar-question.tsx'

/** Asks only where somebody's booked days change. @throws ApiError as the change itself would */
export async function mayChange(ask: AskAboutCalendar, question: CalendarQuestion): Promise<boolean> {
  const { data } = await call(recountEffect, { body: question.change })
  return data.length === 0 || ask(question)
}
