import type { MissingFact } from '#shared/company/model.ts'
import { roles, type Role } from '#shared/contract/role.ts'
import { isCountedIn } from '#shared/people/missing-facts.ts'
import type { EssentialEmployee } from '#shared/people/contract/list-people.ts'
import { personName } from '#web/ui/person/person-name.ts'
import { plain } from '#web/ui/form/people-picker/matching.ts'

export const employeeStates = ['active', 'invited', 'inactive'] as const
export type EmployeeState = (typeof employeeStates)[number]

/** A person as the list of employees shows and searches them. */
export interface Employee {
  id: string
  first_name: string
  last_name: string
  /** The name in the order of the language; of somebody invited who has none yet, the address. */
  name: string
  email: string
  position: string | null
  group_id: string | null
  group: string | null
  approver_ids: readonly string[]
  approvers: string
  role: Role
  state: EmployeeState
  /** What leave is counted from here and is not known. */
  missing: readonly MissingFact[]
  /** What a search looks in: the name and the position, and the address, which is shown of who is found by nothing else. */
  searched: string
  searchedAddress: string
}

interface Around {
  groups: readonly { id: string; name: string }[]
  /** Where the company is. */
  country: string
  language: string
}

/** The people of the directory with the names that it gives by their ids. */
export function employeesFrom(people: readonly EssentialEmployee[], { groups, country, language }: Around): Employee[] {
  const groupNames = new Map(groups.map(({ id, name }) => [id, name]))
  const names = new Map(people.map(person => [person.id, personName(person, language) || (person.email ?? '')]))
  return people.map(person => {
    const { id, first_name, last_name, approver_ids, group_id, position = null, email = '' } = person
    const group = group_id === null ? null : (groupNames.get(group_id) ?? null)
    const name = names.get(id) ?? ''
    return {
      id,
      first_name,
      last_name,
      name,
      email,
      position,
      group_id,
      group,
      approver_ids,
      approvers: approver_ids.flatMap(approver => names.get(approver) ?? []).join(', '),
      role: person.role ?? roles.employee,
      state: person.is_active ? 'active' : (person.status ?? 'inactive'),
      missing: (person.missing ?? []).filter(fact => isCountedIn(country, fact)),
      searched: plain([name, position ?? ''].join(' ')),
      searchedAddress: plain(email),
    }
  })
}

/** What the list is filtered by; what is left out filters nothing. */
export interface EmployeeFilter {
  search?: string
  state?: EmployeeState
  /** The id of a group; empty for those who belong to none. */
  group?: string
  role?: Role
  missing?: boolean
}

/** The employees that have all that is asked for, and every typed word in their name, position or address. */
export function filtered(
  employees: readonly Employee[],
  { search = '', state, group, role, missing = false }: EmployeeFilter,
): Employee[] {
  const words = wordsOf(search)
  return employees.filter(
    one =>
      (state === undefined || one.state === state) &&
      (group === undefined || (one.group_id ?? '') === group) &&
      (role === undefined || one.role === role) &&
      (!missing || one.missing.length > 0) &&
      words.every(word => one.searched.includes(word) || one.searchedAddress.includes(word)),
  )
}

const wordsOf = (search: string) => plain(search).split(/\s+/)

/** Whether a search finds somebody by the address only. */
export const isFoundByAddress = ({ searched }: Employee, search: string) =>
  wordsOf(search).some(word => !searched.includes(word))

/** The columns by which the list can be sorted. */
const texts: Record<string, (one: Employee) => string> = {
  name: ({ name }) => name,
  group: ({ group }) => group ?? '',
  approvers: ({ approvers }) => approvers,
  state: ({ state }) => String(employeeStates.indexOf(state)),
}

/** The days left to somebody; undefined where they are not known. */
export type LeftOf = (one: Employee) => number | undefined

export const sortableColumns: readonly string[] = [...Object.keys(texts), 'balance']

/** The column that an address sorts by, in whichever direction. */
const columnOf = (sort: string) => (sort.startsWith('-') ? sort.slice(1) : sort)

/** Whether the order rests on everybody's balance. */
export const isByBalance = (sort: string) => columnOf(sort) === 'balance'

/**
 * Sorted as an address says it; who is alike in that stands in the order of names. Whose balance is not known stands last in both
 * directions.
 */
export function sorted(
  employees: readonly Employee[],
  sort: string,
  language: string,
  leftOf: LeftOf = () => undefined,
): Employee[] {
  const { compare } = new Intl.Collator(language)
  const turned = sort.startsWith('-') ? -1 : 1
  const text = texts[columnOf(sort)] ?? texts.name!
  const left = (one: Employee) => turned * (leftOf(one) ?? turned * Infinity)
  const order = isByBalance(sort)
    ? // Of two who are not known the difference is no number.
      (one: Employee, other: Employee) => left(one) - left(other) || 0
    : (one: Employee, other: Employee) => turned * compare(text(one), text(other))
  return employees.toSorted((one, other) => order(one, other) || compare(one.name, other.name))
}

/** How many people one page of the list has. */
export const pageSize = 200

/** A page of a list, counted from one; beyond the end it is the last one. */
export function pageOf<T>(rows: readonly T[], asked: number) {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const page = Math.min(Math.max(1, Math.trunc(asked)), pages)
  return { page, pages, from: (page - 1) * pageSize, rows: rows.slice((page - 1) * pageSize, page * pageSize) }
}
