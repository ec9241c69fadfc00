import { newAccount } from '#shared/account/rules.ts'
import { yearOf, type Day } from '#shared/calendar/day.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import type { Member } from '#shared/company/model.ts'
import { newCompany, newMember } from '#shared/company/rules.ts'
import { absencesOf } from '#shared/leave/balance/booking.ts'
import { emptyAccount, emptyBook, type Situation } from '#shared/leave/situation.ts'
import { newEmploymentTerms, type EmploymentTerms } from '#shared/people/model.ts'
import { occasionsOf } from '#shared/people/occasions.ts'
import { accounts as accountKind, logins } from '#functions/account/account-store.ts'
import { companyMemberships } from '#functions/account/company-membership-store.ts'
import { calendars } from '#functions/company/calendar-store.ts'
import { companies, headcounts } from '#functions/company/company-store.ts'
import { groups } from '#functions/company/group-store.ts'
import { members } from '#functions/company/member-store.ts'
import { absences, leaveAccounts, books, requests } from '#functions/leave/leave-store.ts'
import { approvals } from '#functions/people/approver-store.ts'
import { occasions } from '#functions/people/occasion-store.ts'
import { terms } from '#functions/people/terms-store.ts'
import { newId } from '#functions/platform/clock.ts'
import { put, type Write } from '#functions/platform/table.ts'
import type { Chance } from './chance.ts'
import { booked, type Deciders } from './ledger.ts'
import { employeeOf } from './staff.ts'

export interface SeedProps {
  /** The number of people, of whom one in twenty-five leads a group and approves for it. */
  people: number
  /** The number of requests of all people together. */
  absences: number
  today: Day
  chance: Chance
  /** The hash of everybody's password. */
  password: string
}

const groupSize = 25

/** Everything that the API would have written for a company of this size, person by person; the first one owns it. */
export function* writesOf({ people, absences: wanted, today, chance, password }: SeedProps): Generator<Write[]> {
  const seconds = Math.floor(Date.parse(`${today}T08:00:00Z`) / 1000) - 400 * 86_400
  const staff = Array.from({ length: people }, (_, number) => {
    const employee = employeeOf(number, chance, today)
    const known = newAccount({ id: newId(), email: employee.email, language: 'hu', created_at: seconds })
    return { employee, account: { ...known, first_name: employee.first_name, last_name: employee.last_name, password } }
  })
  const [{ account: founder }] = [staff[0]!]
  const { company, calendar } = newCompany({
    id: newId(),
    founder,
    name: `Vetés ${people} Kft.`,
    country: 'HU',
    working_hours: generalWeek,
    created_at: seconds,
  })
  yield [
    put(companies, { ...company, has_completed_registration: true }),
    put(calendars, calendar),
    put(headcounts, { company: company.id, part: '', active: people }),
  ]

  const owner = { user: founder.id, role: 3 } as const
  let group = ''
  let lead = founder.id
  for (const [number, { employee, account }] of staff.entries()) {
    const whose = { company: company.id, member: account.id }
    const leads = number % groupSize === 0
    const approver = leads ? founder.id : lead
    if (leads) {
      group = newId()
      lead = account.id
      yield [
        put(groups, {
          company: company.id,
          id: group,
          name: `Csoport ${number / groupSize + 1}`,
          approver_ids: [],
          dissolution: null,
        }),
      ]
    }
    const isFounder = account.id === founder.id
    const member: Member = {
      ...newMember({ company: company.id, account, role: isFounder ? 3 : 1, created_at: 0 }),
      first_name: employee.first_name,
      last_name: employee.last_name,
      status: 'active',
      position: { id: null, name: employee.position },
      show_birthday: employee.show_birthday,
      group,
      approver_ids: isFounder ? [] : [approver],
    }
    const facts: EmploymentTerms = {
      ...newEmploymentTerms(whose),
      gender: employee.gender,
      birth_date: employee.birth_date,
      employment_start: employee.employment_start,
      hazardous_conditions: employee.hazardous_conditions ? [{ from: null, to: null }] : [],
      children: employee.children.map(child => ({ ...child, id: newId(), birth_date: null })),
    }
    yield [
      put(accountKind, account),
      put(logins, { email: account.email, account: account.id }),
      put(companyMemberships, { account: account.id, company: company.id, selected_at: seconds }),
      put(members, member),
      put(terms, facts),
      ...occasionsOf(member, facts).map(occasion => put(occasions, occasion)),
      ...member.approver_ids.map(id => put(approvals, { company: company.id, approver: id, member: member.id })),
    ]

    const share = Math.floor(((number + 1) * wanted) / people) - Math.floor((number * wanted) / people)
    const deciders: Deciders = { owner, approver: { user: approver, role: approver === founder.id ? 3 : 1 } }
    yield leaveOf(
      { member, terms: facts, calendar, account: emptyAccount(whose), books: yearsAround(whose, today) },
      share,
      {
        ...deciders,
        today,
        chance,
      },
    )
  }
}

const yearsAround = (whose: { company: string; member: string }, today: Day) =>
  [-1, 0, 1].map(step => emptyBook(whose, yearOf(today) + step))

/** A person's requests with their traces and books; empty books are not stored. */
function leaveOf(start: Situation, wanted: number, deciding: Deciders & { today: Day; chance: Chance }): Write[] {
  const { requests: made, situation } = booked(start, wanted, { ...deciding, newId })
  if (!made.length) return []
  return [
    put(leaveAccounts, situation.account),
    ...situation.books.filter(({ bookings }) => bookings.length).map(book => put(books, book)),
    ...made.map(request => put(requests, request)),
    ...made.flatMap(absencesOf).map(absence => put(absences, absence)),
  ]
}
