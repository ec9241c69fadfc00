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
  /** The address of somebody invited; empty for everybody else. */
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
  /** What a search looks in. */
  searched: string
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
      searched: plain([name, position ?? '', email].join(' ')),
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
  const words = plain(search).split(/\s+/)
  return employees.filter(
    one =>
      (state === undefined || one.state === state) &&
      (group === undefined || (one.group_id ?? '') === group) &&
      (role === undefined || one.role === role) &&
      (!missing || one.missing.length > 0) &&
      words.every(word => one.searched.includes(word)),
  )
}

/** The columns by which the list can be sorted. */
const texts: Record<string, (one: Employee) => string> = {
  name: ({ name }) => name,
  group: ({ group }) => group ?? '',
  approvers: ({ approvers }) => approvers,
  state: ({ state }) => String(employeeStates.indexOf(state)),
}

export const sortableColumns: readonly string[] = Object.keys(texts)

/** Sorted as an address says it; who is alike in that stands in the order of names. */
export function sorted(employees: readonly Employee[], sort: string, language: string): Employee[] {
  const { compare } = new Intl.Collator(language)
  const isDescending = sort.startsWith('-')
  const text = texts[isDescending ? sort.slice(1) : sort] ?? texts.name!
  const turned = isDescending ? -1 : 1
  return employees.toSorted((one, other) => turned * compare(text(one), text(other)) || compare(one.name, other.name))
}

/** How many people one page of the list has. */
export const pageSize = 200

/** A page of a list, counted from one; beyond the end it is the last one. */
export function pageOf<T>(rows: readonly T[], asked: number) {
  const pages = Math.max(1, Math.ceil(rows.length / pageSize))
  const page = Math.min(Math.max(1, Math.trunc(asked)), pages)
  return { page, pages, from: (page - 1) * pageSize, rows: rows.slice((page - 1) * pageSize, page * pageSize) }
}
