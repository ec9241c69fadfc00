import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { yearOf, type Year } from '#shared/calendar/day.ts'
import { company } from '#shared/company/contract.ts'
import { leave } from '#shared/leave/contract.ts'
import { mayAskRetroactively, refusalToAsk } from '#shared/leave/permissions.ts'
import { people } from '#shared/people/contract.ts'
import { useApi } from '#web/api/use-api.ts'
import { useDates } from '#web/ui/dates/use-dates.ts'
import { useMe } from '#web/api/use-me.ts'
import { personName } from '#web/ui/person/person-name.ts'
import { actorOf } from '../request-actions.ts'
import { daysOfYear } from './year-days.ts'

/** The input that the dashboard and the request form use too, so that they share a cache entry. */
function inputOf(year: Year, thisYear: Year, user: string | undefined) {
  const query = { ...(user !== undefined && { user_id: user }), ...(year !== thisYear && { year: String(year) }) }
  return Object.keys(query).length ? { query } : undefined
}

/** A person's year: its balance, requests and days; without a `user` the reader's own. */
export function useYear(year: Year, user: string | undefined) {
  const { today } = useDates()
  const { language } = useTranslation().i18n
  const me = useMe()
  const personId = user ?? me?.id
  const daysOff = useApi(leave.listDaysOff, inputOf(year, yearOf(today), user))
  const colleagues = useApi(people.listPeople)
  const holidays = useApi(company.listHolidays, { query: { year: String(year) } })
  const reply = daysOff.data
  const requests = useMemo(() => reply?.data.filter(({ from_date }) => yearOf(from_date) <= year), [reply, year])
  const special = holidays.data?.data
  const days = useMemo(
    () =>
      reply &&
      requests &&
      special &&
      daysOfYear(year, {
        time: { patterns: reply.working_patterns, calendar: special },
        requests,
        sick: sickLeaveOf(reply.balance),
      }),
    [reply, requests, special, year],
  )
  const isOwn = me !== undefined && personId === me.id
  const actor = me && actorOf(me)
  const person = colleagues.data?.data.find(({ id }) => id === personId)
  return {
    requests,
    balance: reply?.balance,
    days,
    /** The public holidays, and the other days on which the company differs from its week. */
    special: special ?? [],
    personId,
    isOwn,
    /** The name of another person. */
    name: isOwn || !person ? undefined : personName(person, language),
    mayRequest: actor && personId !== undefined ? !refusalToAsk(actor, { id: personId }) : false,
    firstRequestable: actor && mayAskRetroactively(actor) ? `${year}-01-01` : today,
    error: reply ? undefined : daysOff.error,
    plannerError: days ? undefined : holidays.error,
    reload: () => void Promise.all([daysOff, holidays].map(({ mutate }) => mutate())),
  }
}

/** The sick leave after which sick pay begins; companies abroad set theirs by hand and have no sick pay. */
const sickLeaveOf = ({ sick, base }: { sick: number; base?: number | undefined }) =>
  base === undefined ? sick : undefined
