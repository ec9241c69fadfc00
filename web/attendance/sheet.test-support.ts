import i18next from 'i18next'
import { correctAttendance } from '#shared/attendance/contract/correct-attendance.ts'
import type { SheetView } from '#shared/attendance/contract/sheet-view.ts'
import { showAttendance } from '#shared/attendance/contract/show-attendance.ts'
import { corrected } from '#shared/attendance/corrected.ts'
import type { Correction } from '#shared/attendance/model.ts'
import { firstDayToHandIn } from '#shared/attendance/permissions.ts'
import type { Day } from '#shared/calendar/day.ts'
import { people } from '#shared/people/contract.ts'
import attendance from '#shared/words/hu/attendance.json'
import leaveWords from '#shared/words/hu/leave.json'
import payroll from '#shared/words/hu/payroll.json'
import sheetWords from '#shared/words/hu/sheet.json'
import site from '#shared/words/hu/site.json'
import { sayReply } from '#shared/words/say-reply.ts'
import { sheet as sheetOfAnna } from '#test/shared/attendance/sheets.ts'
import { listed, signedIn } from '#test/web/people/support.ts'
import { answer } from '#web/api/fake-api.test-support.ts'

for (const [name, list] of Object.entries({ attendance, leave: leaveWords, payroll, sheet: sheetWords, site }))
  i18next.addResourceBundle('hu', name, list)

export const anna = signedIn({ id: 'anna', first_name: 'Anna', last_name: 'Kovács', role: 1 })

type Facts = Omit<NonNullable<Parameters<typeof sheetOfAnna>[0]>, 'corrections'>
type Given = Facts &
  Partial<Pick<SheetView, 'state' | 'may' | 'history' | 'time_off'>> & {
    corrections?: Record<Day, Partial<Correction>>
  }

/** The sheet of November 2026 of Anna as it travels, on the 20th. */
export function sheetView({
  today = '2026-11-20',
  state = 'open',
  may,
  history = [],
  time_off = null,
  ...facts
}: Given = {}): SheetView {
  const { kept, days, days_before, totals, mistakes, limits, limit_of_year, overtime_beside } = sheetOfAnna({
    today,
    ...facts,
  })
  return {
    user_id: 'anna',
    month: kept.month,
    state,
    days: days.map(day => ({
      ...day,
      name: day.date === '2026-11-01' ? 'Mindenszentek' : null,
      mistake: mistakes.has(day.date) ? sayReply(mistakes.get(day.date)!, 'hu') : null,
      limits: (limits.get(day.date) ?? []).map(limit => sayReply(limit, 'hu')),
    })),
    days_before,
    totals,
    overtime_beside,
    limit_of_year: limit_of_year ? sayReply(limit_of_year, 'hu') : null,
    time_off,
    hand_in_from: firstDayToHandIn(days, kept.month),
    history,
    may: may ?? { correct: state === 'open', hand_in: false, accept: false, reopen: false },
  }
}

/** Answers as the server would, which keeps what it is told. */
export function serveSheet({ corrections = {}, ...given }: Given = {}) {
  const kept = new Map<Day, Correction | null>(
    Object.entries(corrections).map(([date, said]) => [date, corrected(undefined, said)]),
  )
  const data = () =>
    sheetView({
      ...given,
      corrections: Object.fromEntries([...kept].flatMap(([day, one]) => (one ? [[day, one]] : []))),
    })
  answer(people.showMe, () => ({ data: anna }))
  answer(people.listPeople, () => ({
    data: [listed('anna', 'Kovács Anna', { approver_ids: ['bela'] }), listed('bela', 'Nagy Béla')],
  }))
  answer(showAttendance, () => ({ data: data() }))
  answer(correctAttendance, ({ path: { date }, body: said }) => {
    kept.set(date, corrected(kept.get(date) ?? undefined, said))
    return { data: data() }
  })
  return kept
}
