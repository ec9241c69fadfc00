import { describe, expect, it } from 'vitest'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import {
  aboutGroup,
  aboutPerson,
  bulkChanges,
  changesBetween,
  companyChanges,
  dayChanges,
  groupChanges,
  hoursChanges,
  importedDays,
  mergeChanges,
  positionChanges,
  ruleChanges,
} from '#shared/company/audit/audited-changes.ts'
import type { Company, Group } from '#shared/company/model.ts'
import { defaultRules } from '#shared/company/leave-rules.ts'

const group: Group = { company: 'c', id: 'g', name: 'Raktár', approver_ids: [], dissolution: null }
const company: Company = {
  id: 'c',
  name: 'Cég',
  country: 'HU',
  owner: 'd',
  has_completed_registration: false,
  is_deleted: false,
  deleted: null,
  erase_on: null,
  shows_types: false,
  admins_need_second_factor: false,
  is_read_only: false,
  has_integrations: true,
  created_at: 1,
}

describe('the changes between two states', () => {
  const fields = { open: 'shown', secret: 'hidden', own: 'omitted' } as const

  it('have the fields that differ, with what they were and what they became', () => {
    expect(changesBetween(fields, { open: 1, secret: 1, own: 1 }, { open: 2, secret: 1, own: 2 })).toEqual([
      { field: 'open', from: 1, to: 2 },
    ])
  })

  it('have of a hidden field nothing but that it changed', () => {
    expect(changesBetween(fields, { secret: 'a' }, { secret: 'b' })).toEqual([{ field: 'secret', is_hidden: true }])
  })

  it('have no field that nobody named', () => {
    expect(changesBetween<{ open: number; other: number }>({ open: 'shown' }, { other: 1 }, { other: 2 })).toEqual([])
  })

  it('take null for what is not there on one side', () => {
    expect(changesBetween(fields, undefined, { open: 1 })).toEqual([{ field: 'open', from: null, to: 1 }])
    expect(changesBetween(fields, { open: 1 }, undefined)).toEqual([{ field: 'open', from: 1, to: null }])
  })

  it.each([
    ['', null],
    [[], null],
    [undefined, []],
  ])('take %j and %j for the same nothing', (one, other) => {
    expect(changesBetween(fields, { open: one as never }, { open: other as never })).toEqual([])
  })
})

describe('what the audit log keeps', () => {
  it('of a company are its name, country, owner and what it shows and demands, not what it has done', () => {
    const after = { ...company, name: 'Új', is_deleted: true, has_completed_registration: true, shows_types: true }
    expect(companyChanges(company, after)).toEqual([
      { field: 'name', from: 'Cég', to: 'Új' },
      { field: 'shows_types', from: false, to: true },
    ])
  })

  it('of a group are its name and its standard approvers', () => {
    expect(groupChanges(group, { ...group, approver_ids: ['b'], dissolution: { into: null } })).toEqual([
      { field: 'approver_ids', from: [], to: ['b'] },
    ])
    expect(mergeChanges('g', 'h')).toEqual([{ field: 'group', from: 'g', to: 'h' }])
  })

  it('of a position is its name', () => {
    const position = { company: 'c', id: 'p', name: 'ács' }
    expect(positionChanges(position, undefined)).toEqual([{ field: 'name', from: 'ács', to: null }])
  })

  it('of a special day are its name, dates and kind, also where it becomes an ordinary one', () => {
    const day = { id: 'x', name: 'Cégnap', date: '2026-12-09', observed_on: null, kind: 'company' as const }
    expect(dayChanges(day, { ...day, date: '2026-12-10' })).toEqual([
      { field: 'date', from: '2026-12-09', to: '2026-12-10' },
    ])
    expect(dayChanges(day, null).map(({ field, to }) => [field, to])).toEqual([
      ['name', null],
      ['date', null],
      ['kind', null],
    ])
    expect(importedDays([{ ...day, date: '2026-12-26' }, day])).toEqual([
      { field: 'dates', from: null, to: ['2026-12-09', '2026-12-26'] },
    ])
  })

  it('of working hours is each beginning that was added, replaced or removed', () => {
    const [old, later] = [
      { valid_from: '1900-01-01', week: generalWeek },
      { valid_from: '2027-01-01', week: { ...generalWeek, friday: 6 } },
    ]
    expect(hoursChanges({ hours: [old] }, { hours: [old, later] })).toEqual([
      { field: 'company_hours', from: null, to: later },
    ])
    expect(hoursChanges({ hours: [old, later] }, { hours: [old] })).toEqual([
      { field: 'company_hours', from: later, to: null },
    ])
  })

  it('of leave rules are those that are chosen otherwise', () => {
    expect(ruleChanges(defaultRules, { ...defaultRules, divisor: 'always_365', youngAfter18: false })).toEqual([
      { field: 'divisor', from: 'calendar_days', to: 'always_365' },
      { field: 'youngAfter18', from: true, to: false },
    ])
  })

  it('of many people is their number and the days, without the type and the comment', () => {
    const draft = { type_id: 2, comment: 'titok', from_date: '2026-12-14', to_date: '2026-12-15' }
    expect(bulkChanges(3, draft)).toEqual([
      { field: 'people', from: null, to: 3 },
      { field: 'period', from: null, to: { from_date: '2026-12-14', to_date: '2026-12-15' } },
    ])
    expect(bulkChanges(3)).toHaveLength(1)
    expect(bulkChanges(3, { act: 'deactivate' })[1]).toEqual({ field: 'action', from: null, to: 'deactivate' })
  })

  it('names things as they were, and people by their id alone', () => {
    expect(aboutGroup(group)).toEqual({ about: 'group', id: 'g', name: 'Raktár' })
    expect(aboutPerson({ ...group, id: 'anna' })).toEqual({ about: 'person', id: 'anna' })
  })
})
