import i18next from 'i18next'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { company } from '#shared/company/contract.ts'
import type { HolidayView } from '#shared/company/contract/holiday-view.ts'
import { leave } from '#shared/leave/contract.ts'
import { listLackingDocuments } from '#shared/leave/contract/document/list-lacking-documents.ts'
import { listWaitingBalances } from '#shared/leave/contract/request/list-waiting-balances.ts'
import type { BalanceView } from '#shared/leave/view/balance-view.ts'
import type { Preview } from '#shared/leave/contract/request/preview-leave.ts'
import { notifications } from '#shared/notifications/contract.ts'
import { people } from '#shared/people/contract.ts'
import type { CurrentUser } from '#shared/people/contract/show-me.ts'
import enCompany from '#shared/words/en/company.json'
import enInbox from '#shared/words/en/inbox.json'
import enLeave from '#shared/words/en/leave.json'
import enProblems from '#shared/words/en/problems.json'
import enRequest from '#shared/words/en/request.json'
import enNotifications from '#shared/words/en/notifications.json'
import huCompany from '#shared/words/hu/company.json'
import huInbox from '#shared/words/hu/inbox.json'
import huLeave from '#shared/words/hu/leave.json'
import huProblems from '#shared/words/hu/problems.json'
import huRequest from '#shared/words/hu/request.json'
import huNotifications from '#shared/words/hu/notifications.json'
import { request } from '#test/web/leave/support.ts'
import { listed, signedIn } from '#test/web/people/support.ts'
import { answer, answerPart, forget } from '#web/api/fake-api.test-support.ts'

for (const [language, lists] of Object.entries({
  hu: { huCompany, huInbox, huLeave, huNotifications, huProblems, huRequest },
  en: { enCompany, enInbox, enLeave, enNotifications, enProblems, enRequest },
}))
  for (const [name, list] of Object.entries(lists))
    i18next.addResourceBundle(language, name.slice(2).toLowerCase(), list)

export const anna = signedIn({
  id: 'anna',
  email: 'anna@kekto.example',
  first_name: 'Anna',
  last_name: 'Nagy',
  role: 1,
})

interface Child {
  id: string
  birth_year: number
  birth_date: string | null
  disabled: boolean
}

/** What is known of the person whose days are asked for, as far as the form reads it. */
export const answerPerson = ({ children = [] }: { children?: Child[] }) =>
  answerPart(people.showPerson, { data: { employment: { children, working_hours: null } } })

export const balance: BalanceView = {
  year: 2026,
  entitled: 25,
  used: 9,
  planned: 3,
  pending: 2,
  left: 11,
  used_sick: 3,
  sick: 15,
  custom: 2,
  deducted: 0,
  carried: 0,
  in_hours: null,
  lines: [
    { part: 'base', label: 'Alapszabadság', days: 20, paragraph: 'Mt. 116. §', by: null, date: null },
    { part: 'age', label: 'Életkor', days: 3, paragraph: 'Mt. 117. §', by: null, date: null },
    { part: 'extra', label: 'Jutalom', days: 2, paragraph: null, by: 'Őri Zoltán', date: '2026-02-10' },
  ],
}

export const preview: Preview = {
  days: 4,
  calendar_days: 6,
  by_year: { 2026: 4 },
  warnings: [],
  skipped: [
    { date: '2026-11-28', reason: 'rest_day', name: null },
    { date: '2026-11-29', reason: 'rest_day', name: null },
  ],
  left_after: { 2026: 7 },
  hours: null,
  left_hours_after: null,
  away: [
    {
      id: 'bence',
      first_name: 'Bence',
      last_name: 'Szabó',
      avatar: null,
      from_date: '2026-11-26',
      to_date: '2026-11-30',
      status: 'approved',
    },
  ],
  approvers: [{ id: 'zoltan', first_name: 'Zoltán', last_name: 'Őri', avatar: null }],
  errors: {},
}

const christmas: HolidayView = {
  id: 'hu-2026-12-25',
  name: 'Karácsony',
  date: '2026-12-25',
  observed_on: null,
  kind: 'public_holiday',
}

const bence = { id: 'bence', first_name: 'Bence', last_name: 'Szabó', avatar: null }

/** Eight hours from Monday to Friday, ever since. */
export const working_patterns = [{ valid_from: '1900-01-01', week: generalWeek }]

export const types = [
  { id: 1, label: 'Szabadság', available: true },
  { id: 2, label: 'Betegszabadság', available: true },
  { id: 4, label: 'Szülési szabadság', available: false, reason: 'Szülési szabadságot csak nők vehetnek ki' },
]

/** A company where Anna asks and Bence waits, on 20 November 2026. */
export function freshCompany(me: Partial<CurrentUser> = {}) {
  forget()
  answer(people.showMe, () => ({ data: { ...anna, ...me } }))
  answer(people.listPeople, () => ({
    data: [
      listed('anna', 'Nagy Anna'),
      listed('bence', 'Szabó Bence'),
      listed('gone', 'Volt Vilmos', { is_active: false }),
    ],
  }))
  answerPerson({})
  answer(people.upcomingEvents, () => ({ data: [{ kind: 'birthday' as const, date: '2026-11-23', user_id: 'bence' }] }))
  answer(company.listHolidays, () => ({ data: [christmas], corrections: [], by_law: [], years: [] }))
  answer(leave.listAbsent, () => ({
    data: [
      { user_id: 'bence', from_date: '2026-11-18', to_date: '2026-11-25', type_id: null, status: 'approved' as const },
    ],
  }))
  answer(leave.listDaysOff, () => ({
    working_patterns,
    data: [request({ id: 'own', from_date: '2026-12-21', to_date: '2026-12-23' })],
    types,
    balance,
  }))
  answer(leave.listWaiting, () => ({
    data: [request({ id: 'w1', user: bence, user_id: 'bence', comment: 'Kirándulás' })],
    total: 1,
  }))
  answer(listWaitingBalances, () => ({ data: [] }))
  answer(listLackingDocuments, () => ({ data: [] }))
  answer(leave.previewLeave, () => ({ data: preview }))
  answer(leave.requestLeave, () => ({ data: request() }))
  answer(leave.showRequest, () => ({
    data: {
      ...request(),
      history: [{ what: 'requested' as const, by: bence, at: 1_790_000_000, comment: null, was: null, own: false }],
    },
  }))
  answer(notifications.listNotifications, () => ({ data: [], next: null }))
}
