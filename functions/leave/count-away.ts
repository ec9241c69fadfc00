import { directoryStateOf, versionOf } from '#functions/company/directory.ts'
import type { Now } from '#functions/platform/clock.ts'
import { serveReadingAhead } from '#functions/platform/serve.ts'
import { commit, Conflict, get, insert } from '#functions/platform/table.ts'
import { eachDay } from '#shared/calendar/period.ts'
import * as contract from '#shared/leave/contract/count-away.ts'
import { mostLoadedWhole } from '#shared/leave/contract/show-calendar.ts'
import { awayCounts } from '#shared/leave/view/away-counts.ts'
import { partsWith, versionOfParts } from './absence-register/load-register.ts'
import { absenceRegisters, begunRegister } from './absence-register/register-store.ts'
import { loadActiveGroups } from './away-counts/active-groups.ts'
import { countedAbsences, isRegistered } from './away-counts/counted-absences.ts'
import { shownPeriod } from './shown-period.ts'

/** Everybody of a company is told the same: home office, which some may not know of, is never counted. */
export const handler = serveReadingAhead(
  contract.countAway,
  async (_, { company }) => {
    const [register, state] = await Promise.all([get(absenceRegisters, { company }), directoryStateOf(company)])
    return { register, state }
  },
  async ({ query }, { actor: { company }, now, version }, reading) => {
    const { register, state } = await reading()
    const period = shownPeriod(query, now.today)
    const people = versionOf(state)
    if (register && people !== undefined && isRegistered(register, period, now.today)) {
      const named = [people, versionOfParts(register, partsWith(register)), period.from_date, period.to_date]
      version.set(JSON.stringify(named), `${company} ${period.from_date} ${period.to_date}`)
    }
    const finding = countedAbsences({ company, register, period, today: now.today })
    // What fails is told once the groups are there.
    finding.catch(() => {})
    const groups = await loadActiveGroups(state)
    const [absences] = await Promise.all([
      finding,
      register || groups.size <= mostLoadedWhole ? undefined : beginRegister(company, now),
    ])
    const days = [...eachDay(period)]
    const away = Map.groupBy(
      [...absences].filter(([id]) => groups.has(id)),
      ([id]) => groups.get(id) ?? null,
    )
    return {
      data: [...away].map(([group_id, some]) => {
        const counts = awayCounts(
          some.map(([, found]) => found),
          days,
        )
        return { group_id, decided: counts.map(({ decided }) => decided), asked: counts.map(({ asked }) => asked) }
      }),
    }
  },
)

/** Begins the register of a company; of two calls at once the first does. */
async function beginRegister(company: string, now: Now) {
  try {
    await commit(insert(absenceRegisters, begunRegister(company, now.seconds)))
  } catch (error) {
    if (!(error instanceof Conflict)) throw error
  }
}
