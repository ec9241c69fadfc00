import { withDelegations } from '#functions/leave/stand-in.ts'
import { calendarOf } from '#functions/company/calendar-store.ts'
import { members } from '#functions/company/member-store.ts'
import { serve } from '#functions/platform/serve.ts'
import { getAll } from '#functions/platform/table.ts'
import * as contract from '#shared/attendance/contract/list-sheets.ts'
import type { ListedSheet } from '#shared/attendance/contract/list-sheets.ts'
import { refusalToAccept, refusalToReopen } from '#shared/attendance/permissions.ts'
import { hasSheetsBy } from '#shared/attendance/has-sheets.ts'
import { sheetOf, type Sheet } from '#shared/attendance/sheet.ts'
import { addToMonth, periodOfMonth } from '#shared/calendar/month.ts'
import { maySeeLeave } from '#shared/leave/permissions.ts'
import { storedFacts } from './attendance-facts.ts'

/** Counted from what may be a moment old: a person's terms, books and sheets of the month and of the one before. */
export const handler = serve(contract.listSheets, async ({ query }, { actor, now: { today } }) => {
  const { company } = actor
  const { month } = query
  const ids = [...new Set(query.ids.split(','))]
  const [found, calendar, factsOf] = await Promise.all([
    getAll(
      members,
      ids.map(id => ({ company, id })),
      { mayLag: true },
    ),
    calendarOf(company),
    storedFacts(company, ids, [addToMonth(month, -1), month]),
  ])
  const by = await withDelegations(actor, found, today)
  return {
    data: found
      .filter(member => member.status !== 'deleted' && maySeeLeave(by, member))
      .flatMap(member => {
        const { terms, books, sheets } = factsOf(member.id)
        if (!hasSheetsBy(member, terms, periodOfMonth(month).to_date)) return []
        const absences = books.flatMap(({ bookings }) => bookings)
        const sheet = sheetOf({ terms, calendar, absences }, { month, today, sheets })
        if (sheet.days.every(({ kind }) => kind === 'not_employed')) return []
        const may = {
          accept: !refusalToAccept(by, member, sheet, today),
          reopen: !refusalToReopen(by, member, sheet.kept),
        }
        return { ...listed(sheet), user_id: member.id, may }
      }),
  }
})

const listed = ({ kept, days, totals, mistakes, limits }: Sheet): Omit<ListedSheet, 'user_id' | 'may'> => ({
  state: kept.state,
  days: days.map(({ date, kind, leave, worked }) => ({
    date,
    kind,
    type_id: leave?.type_id ?? null,
    is_approved: leave?.is_approved ?? false,
    is_worked: worked !== null,
    has_mistake: mistakes.has(date),
  })),
  worked_minutes: totals.worked_minutes,
  overtime_minutes: totals.overtime_minutes,
  mistakes: mistakes.size,
  limits: limits.size,
})
