import { useEffect } from 'react'
import { mutate } from 'swr'
import { company } from '#shared/company/contract.ts'
import { addressOf, type AnyEndpoint } from '#shared/contract/client.ts'
import { leave } from '#shared/leave/contract.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { people } from '#shared/people/contract.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import { freshReadings } from '#web/api/fresh-readings.ts'
import { startCalls } from '#web/api/start-calls.ts'
import { useApi } from '#web/api/use-api.ts'
import { isAskedToDecide, useMe } from '#web/api/use-me.ts'
import { waitingFor } from '#web/leave/waiting-input.ts'
import { watchToday } from '#web/ui/dates/today.ts'
import { readerOf, remembered } from './browser-memory.ts'
import { wantsToStay } from './cookies.ts'
import type { Reading } from './remembered.ts'
import { selectedCompany } from './selected-company.ts'
import { signedInMark } from './signed-in-mark.ts'

/** How long nothing may change before what is shown is remembered, in milliseconds. */
const patience = 1_000

/** What every page of a member builds on: read once after the sign-in, and kept as long as somebody is in. */
export function CompanyData() {
  const me = useMe()
  const waiting = useReading(leave.listWaiting, waitingFor(me))
  const readings = [
    ...(isAskedToDecide(me) ? [waiting] : []),
    useReading(leave.listDaysOff),
    useReading(people.listPeople),
    useReading(company.listHolidays),
    useReading(leave.listAbsent),
    useReading(company.listGroups),
    useReading(people.upcomingEvents),
    useReading(notifications.listNotifications),
  ]
  const account = me?.id
  const addresses = readings.map(({ address }) => address).join(' ')
  useEffect(() => {
    if (account) startCalls.keep(account, addresses.split(' '))
  }, [account, addresses])

  useEffect(() => watchToday(readNewDay), [])

  useEffect(() => {
    const loaded = readings.flatMap(({ reading }) => (reading[2] === undefined ? [] : [reading]))
    if (!me || loaded.length < readings.length) return undefined
    const timer = setTimeout(() => remember(me, [[people.showMe.path, undefined, { data: me }], ...loaded]), patience)
    return () => clearTimeout(timer)
  })
  return null
}

/** Who is away, what is coming and what is left are of a day. */
function readNewDay() {
  freshReadings.clear()
  void mutate(() => true)
}

function useReading(endpoint: AnyEndpoint, asked?: { query: object } | null): { address: string; reading: Reading } {
  const { data } = useApi(endpoint, asked as never)
  return { address: addressOf(endpoint, asked ?? {}), reading: [endpoint.path, asked ?? undefined, data] }
}

/** Remembers what the pages show, for whoever is signed in here and wants to stay so. */
function remember({ id, selected_company }: CurrentUser, readings: Reading[]) {
  const reader = readerOf(id)
  if (!reader.release || signedInMark.get() !== id || selectedCompany.get() !== selected_company?.id) return
  if (wantsToStay(document.cookie)) remembered.keep(reader, readings)
  else remembered.forget()
}
