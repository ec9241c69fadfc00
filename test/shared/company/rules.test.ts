import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { newAccount } from '#shared/account/rules.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { Group, Member, PositionName, type WorkCalendar } from '#shared/company/model.ts'
import {
  newCompany,
  hoursOn,
  maximumHoursEntries,
  assertUniqueGroupName,
  assertUniquePositionName,
  earliestDay,
  groupView,
  newMember,
  plainName,
  withHours,
  withRequestedHours,
} from '#shared/company/rules.ts'
import { refusedFields } from '../people/anna.ts'

const calendar: WorkCalendar = {
  company: 'c',
  country: 'HU',
  hours: [{ valid_from: earliestDay, week: generalWeek }],
  own_days: [],
  corrections: [],
}
const week = (friday: number) => ({ ...generalWeek, friday })
const day = fc
  .integer({ min: 2000, max: 2090 })
  .chain(year => fc.constantFrom(`${year}-01-01`, `${year}-06-15`, `${year}-12-31`))

describe('weekly hours', () => {
  it('hold from their day on and leave the past as it was', () => {
    const changed = withHours(calendar, week(4), '2026-03-01')
    expect([hoursOn(changed, '2026-02-28').friday, hoursOn(changed, '2026-03-01').friday]).toEqual([8, 4])
  })

  it('are replaced when they begin on the same day', () => {
    const twice = withHours(withHours(calendar, week(4), '2026-03-01'), week(6), '2026-03-01')
    expect(twice.hours).toHaveLength(2)
    expect(hoursOn(twice, '2026-03-01').friday).toBe(6)
  })

  it('do not depend on the order in which they are given', () => {
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.tuple(day, fc.nat({ max: 24 })), { selector: ([from]) => from }),
        day,
        (changes, on) => {
          const given = (list: typeof changes) =>
            list.reduce((known, [from, friday]) => withHours(known, week(friday), from), calendar)
          expect(hoursOn(given(changes), on)).toEqual(hoursOn(given(changes.toReversed()), on))
        },
      ),
    )
  })

  it('are taken back with the day on which they begin; the first ones are not', () => {
    const changed = withHours(calendar, week(4), '2026-03-01')
    const takenBack = (valid_from: string) =>
      withRequestedHours(changed, { working_hours: null, valid_from }, '2026-01-01')
    expect(takenBack('2026-03-01')).toEqual(calendar)
    expect(takenBack('2026-04-01')).toEqual(changed)
    expect(() => takenBack(earliestDay)).toThrow()
  })

  it('begin today where no day is named', () => {
    const changed = withRequestedHours(calendar, { working_hours: week(4) }, '2026-03-01')
    expect(changed.hours.at(-1)).toEqual({ valid_from: '2026-03-01', week: week(4) })
  })

  it('change two hundred times at most', () => {
    let full = calendar
    for (let count = 1; count < maximumHoursEntries; count++)
      full = withHours(full, week(1), `2${String(count).padStart(3, '0')}-01-01`)
    expect(() => withHours(full, week(1), '1999-01-01')).toThrow()
  })
})

describe('a new company', () => {
  const founder = {
    ...newAccount({ id: 'a', email: 'a@example.hu', language: 'hu', created_at: 1 }),
    first_name: 'Anna',
  }

  it('has its founder as superadmin and its hours since ever', () => {
    const { company, member, calendar } = newCompany({
      id: 'c',
      founder,
      name: 'Kft.',
      country: 'HU',
      working_hours: week(6),
      created_at: 5,
    })
    expect(member).toMatchObject({ id: 'a', role: 3, status: 'active', first_name: 'Anna', show_birthday: false })
    expect(company).toMatchObject({ owner: 'a', has_completed_registration: false })
    expect(hoursOn(calendar, '1950-01-01').friday).toBe(6)
  })
})

describe('the name of a group', () => {
  it('is the same in whatever case', () => {
    const groups = [{ company: 'c', id: 'g', name: 'Műhely', approver_ids: [], dissolution: null }]
    expect(() => assertUniqueGroupName(groups, 'MŰHELY')).toThrow()
    expect(() => assertUniqueGroupName(groups, 'Műhelyek')).not.toThrow()
  })

  it('or of a position has no case, whatever Hungarian letters it is of', () => {
    const text = fc.string({
      unit: fc.constantFrom(...Array.from('aábcdeéfghiíjklmnoóöőpqrstuúüűvwxyz -.')),
      minLength: 1,
    })
    fc.assert(
      fc.property(text, text, (one, other) => {
        expect(plainName(one.toLocaleUpperCase('hu'))).toBe(plainName(one))
        expect(plainName(one) === plainName(other)).toBe(one === other)
      }),
    )
  })
})

describe('a group', () => {
  it('that was kept before there were standard approvers has none, and is not dissolved', () => {
    expect(Group.parse({ company: 'c', id: 'g', name: 'Iroda' })).toMatchObject({ approver_ids: [], dissolution: null })
  })

  it('is shown with its standard approvers, and without a word of them where there are none', () => {
    const group = { company: 'c', id: 'g', name: 'Iroda', dissolution: { into: null } }
    expect(groupView({ ...group, approver_ids: [] })).toEqual({ id: 'g', name: 'Iroda' })
    expect(groupView({ ...group, approver_ids: ['bela'] })).toEqual({ id: 'g', name: 'Iroda', approver_ids: ['bela'] })
  })
})

describe('a position', () => {
  const positions = [
    { company: 'c', id: 'p', name: 'Ügyintéző' },
    { company: 'c', id: 'q', name: 'Lakatos' },
  ]

  it('has a name that no other has, whatever its case, and keeps its own when it is renamed', () => {
    const fieldsOf = (name: string, known = positions) => refusedFields(() => assertUniquePositionName(known, name))
    expect(fieldsOf('ÜGYINTÉZŐ')).toEqual({ name: ['problems:positionExists'] })
    expect(fieldsOf('Ügyintézo')).toEqual({})
    const others = positions.filter(({ id }) => id !== 'p')
    expect([fieldsOf('ügyintéző', others), fieldsOf('lakatos', others)]).toEqual([
      {},
      { name: ['problems:positionExists'] },
    ])
  })

  it('has a name of one line and eighty letters at most', () => {
    expect(PositionName.safeParse('x'.repeat(80)).success).toBe(true)
    expect(PositionName.parse('  Vezető könyvelő ')).toBe('Vezető könyvelő')
    for (const wrong of ['x'.repeat(81), ' ', 'a\nb', 'a\u202eb'])
      expect(PositionName.safeParse(wrong).success, wrong).toBe(false)
  })
})

describe('a new member', () => {
  const account = { id: 'a', email: 'a@example.hu', language: 'hu' as const }
  const member = newMember({ company: 'c', account, role: 1, created_at: 5 })

  it('is one that can be stored, of whose employment nothing is known yet', () => {
    expect(Member.parse(member)).toEqual(member)
    expect(member.missing).toEqual(['birth_date', 'employment_start', 'base_days'])
  })

  it('has facts of their own, so that what becomes known of one is not known of the next', () => {
    member.missing!.pop()
    expect(newMember({ company: 'c', account, role: 1, created_at: 5 }).missing).toHaveLength(3)
  })
})
