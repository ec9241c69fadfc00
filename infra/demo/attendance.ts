import { acceptAttendance } from '#shared/attendance/contract/accept-attendance.ts'
import { correctAttendance } from '#shared/attendance/contract/correct-attendance.ts'
import { handInAttendance } from '#shared/attendance/contract/hand-in-attendance.ts'
import { showAttendance } from '#shared/attendance/contract/show-attendance.ts'
import { instantInBudapest } from '#shared/calendar/budapest-day.ts'
import { clockTimeAt, minutesOf } from '#shared/calendar/clock-time.ts'
import { addDays, monthOf, type Day } from '#shared/calendar/day.ts'
import { addToMonth } from '#shared/calendar/month.ts'
import { previewLeave } from '#shared/leave/contract/request/preview-leave.ts'
import { leave } from '#shared/leave/contract.ts'
import { leaveTypeIds } from '#shared/leave/types.ts'
import { asOf } from './caller.ts'
import type { Name } from './cast.ts'
import { concurrently } from './concurrently.ts'
import type { Player, Players } from './found.ts'

/** Whose sheet of the last month is accepted, and how many minutes they stayed on how many of its days. */
const accepted: Partial<Record<Name, { days: number; minutes: number; note: string }>> = {
  anna: { days: 3, minutes: 90, note: 'Sürgős rendelés' },
  gergo: { days: 5, minutes: 120, note: 'Gépcsere' },
  laszlo: { days: 1, minutes: 45, note: 'Leltár' },
}

/** Whose sheet waits to be accepted. */
const handedIn: Name[] = ['eszter', 'judit', 'zsofi']

/** The sheets of the last month: some accepted, whose overtime has become time off, some handed in, the others as nobody has touched them. */
export async function keepAttendance(players: Players, today: Day) {
  const month = addToMonth(monthOf(today), -1)
  const names = Object.keys(accepted) as Name[]
  const firstDay = `${monthOf(today)}-01`
  /** An hour of the first day after the month; of that day itself no hour is surely behind. */
  const after = (hour: number) => (firstDay < today ? asOf(new Date(instantInBudapest(firstDay, { hour }))) : {})
  await concurrently([...names, ...handedIn], name => finish(players[name], month, accepted[name], after(8)))
  const body = { month, user_ids: names.map(name => players[name].id) }
  await players.bela.caller.ask(acceptAttendance, { body }, after(14))
  await askForTimeOff(players.gergo, today)
}

/** Enters the overtime of the first days that were worked, and hands the sheet in. */
async function finish(
  { caller }: Player,
  month: string,
  overtime = { days: 0, minutes: 0, note: '' },
  when: Record<string, string> = {},
) {
  const { data } = await caller.ask(showAttendance, { query: { month } })
  const worked = data.days.flatMap(({ date, worked, leave }) => (worked && !leave ? [{ date, end: worked.end }] : []))
  for (const { date, end } of worked.slice(0, overtime.days)) {
    const late = clockTimeAt(minutesOf(end) + overtime.minutes)
    await caller.ask(correctAttendance, { path: { date }, body: { end: late, note: overtime.note } }, when)
  }
  if (worked.length) await caller.ask(handInAttendance, { body: { month } }, when)
}

/** Asks for the first day from three weeks ahead that the overtime covers and nothing else takes. */
async function askForTimeOff({ caller }: Player, today: Day) {
  for (let ahead = 21; ahead < 35; ahead++) {
    const day = addDays(today, ahead)
    const body = { type_id: leaveTypeIds.lieu, from_date: day, to_date: day, comment: '' }
    const { errors } = (await caller.ask(previewLeave, { body })).data
    if (Object.keys(errors).length) continue
    await caller.ask(leave.requestLeave, { body: { ...body, comment: 'A gépcsere túlórájáért' } })
    return
  }
}
