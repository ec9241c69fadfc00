import { useMemo } from 'react'
import { yearOf, type Year } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { isAdmin } from '#shared/contract/role.ts'
import { leave } from '#shared/leave/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useMe } from '#web/api/use-me.ts'
import { daysOfYear } from './year-days.ts'

/** As the dashboard and the request form ask, so that the same is read once. */
function questionOf(year: Year, thisYear: Year, user: string | undefined) {
  const query = { ...(user !== undefined && { user_id: user }), ...(year !== thisYear && { year: String(year) }) }
  return Object.keys(query).length ? { query } : undefined
}

/** A person's year: balance and requests, and every day of it; `user` undefined is oneself. */
export function useYear(year: Year, user: string | undefined) {
  const { today } = useDates()
  const me = useMe()
  const whose = user ?? me?.id
  const reading = useApi(leave.listDaysOff, questionOf(year, yearOf(today), user))
  const holidays = useApi(company.listHolidays, { query: { year: String(year) } })
  const told = reading.data
  const special = holidays.data?.data
  const days = useMemo(
    () =>
      told &&
      special &&
      daysOfYear(year, {
        time: { patterns: told.working_patterns, calendar: special },
        requests: told.data,
        sick: sickLeaveOf(told.balance),
      }),
    [told, special, year],
  )
  const isOwn = me !== undefined && whose === me.id
  const administers = isAdmin(me)
  return {
    requests: told?.data,
    balance: told?.balance,
    days,
    /** The company's days that are not like others. */
    special: special ?? [],
    whose,
    isOwn,
    mayAsk: isOwn || administers,
    /** Administrators may ask for days that are over. */
    askableFrom: administers ? `${year}-01-01` : today,
    error: told ? undefined : reading.error,
    plannerError: days ? undefined : holidays.error,
    again: () => void Promise.all([reading, holidays].map(({ mutate }) => mutate())),
  }
}

/** Companies abroad set their sick leave by hand, and have no sick pay after it. */
const sickLeaveOf = ({ sick, base }: { sick: number; base?: number | undefined }) =>
  base === undefined ? sick : undefined
