import { describe, expect, it } from 'vitest'
import { childrenFor, isOffered, unavailable, windowsOf } from '#shared/leave/request/offer.ts'
import { leaveTypes } from '#shared/leave/types.ts'
import type { EmploymentTerms } from '#shared/people/model.ts'
import { situation, taken, today } from './anna.ts'

const withheld = (facts = situation(), on = today) =>
  leaveTypes.filter(({ id }) => unavailable(id, facts, on)).map(({ id }) => id)
const child = (birth_date: string | null, id = 'kid') => ({
  id,
  birth_year: Number((birth_date ?? '2025').slice(0, 4)),
  birth_date,
  disabled: false,
})

describe('the types on offer', () => {
  it('A03 are the ordinary ones for somebody of whom nothing is known', () => {
    expect(withheld()).toEqual([4, 7, 8, 9, 11])
  })

  it('hold maternity leave for women', () => {
    expect(withheld(situation({ terms: { gender: 2 } }))).not.toContain(4)
    expect(withheld(situation({ terms: { gender: 1 } }))).toContain(4)
  })

  it('hold carried-over days while there are some', () => {
    const carried = [{ from_year: 2025, days: 3, last_date: today }]
    expect(withheld(situation({ account: { carried } }))).not.toContain(7)
    expect(withheld(situation({ account: { carried } }), '2026-11-21')).toContain(7)
    expect(withheld(situation({ account: { carried, carried_taken: [taken(3)] } }))).toContain(7)
  })

  it('hold time off for overtime while there is some, and are silent of it where overtime is paid', () => {
    const overtime = [{ month: '2026-10', minutes: 480, last_date: today }]
    const rich = situation({ account: { overtime } })
    expect(withheld(rich)).not.toContain(11)
    expect(withheld(rich, '2026-11-21')).toContain(11)
    const all = { request: 'r', minutes: 480, from_date: today, to_date: today }
    const spent = situation({ account: { overtime, overtime_taken: [all] } })
    expect(withheld(spent)).toContain(11)
    const exchanging = situation({ calendar: { leave_rules: { overtimeFor: 'time_off' } } })
    const spoken = [rich, spent, exchanging, situation({ account: { overtime_taken: [all] } })]
    for (const facts of spoken) expect(isOffered(11, facts)).toBe(true)
    expect(isOffered(11, situation())).toBe(false)
    for (const { id } of leaveTypes) if (id !== 11) expect(isOffered(id, situation())).toBe(true)
  })

  it('hold parental and paternity leave in their time', () => {
    const father = (birth: string | null, start: string | null = null) =>
      situation({ terms: { gender: 1, children: [child(birth)], employment_start: start } })
    expect(withheld(father('2026-07-20'))).toEqual([4, 7, 11])
    expect(withheld(father('2026-06-30'))).toEqual([4, 7, 9, 11])
    expect(withheld(father('2023-11-20'))).toEqual([4, 7, 8, 9, 11])
    expect(withheld(father('2023-11-21'))).toEqual([4, 7, 9, 11])
    expect(withheld(father('2026-07-20', '2025-11-21'))).toEqual([4, 7, 8, 11])
    expect(withheld(father('2026-07-20', '2025-11-20'))).toEqual([4, 7, 11])
    expect(withheld(father(null))).toEqual([4, 7, 8, 9, 11])
    expect(withheld(father('2026-11-21'))).toEqual([4, 7, 8, 9, 11])
  })

  it('name the children they are for', () => {
    const facts = situation({
      terms: {
        gender: 1,
        children: [child('2020-01-01', 'big'), child('2026-10-01', 'small'), child('2025-10-01', 'middle')],
      },
    })
    expect(childrenFor(8, facts, today).map(({ id }) => id)).toEqual(['small', 'middle'])
    expect(childrenFor(9, facts, today).map(({ id }) => id)).toEqual(['small'])
  })

  it('say what is missing where they are not on offer', () => {
    const why = (type: 8 | 9, terms: Partial<EmploymentTerms>) => unavailable(type, situation({ terms }), today)?.key
    const small = [child('2026-10-01')]
    expect(why(8, {})).toBe('problems:whyNotParental')
    expect(why(8, { children: [child('2020-01-01')] })).toBe('problems:whyNotParental')
    expect(why(8, { children: [child(null)] })).toBe('problems:whyNotBirthDate')
    expect(unavailable(8, situation({ terms: { children: small, employment_start: '2026-02-01' } }), today)).toEqual({
      key: 'problems:whyNotYet',
      values: { date: '2027-02-01' },
    })
    expect(why(9, { gender: 2, children: small })).toBe('problems:whyNotFather')
    expect(why(9, { children: [child(null)] })).toBe('problems:whyNotBirthDate')
    expect(why(9, { children: [child('2025-10-01')] })).toBe('problems:whyNotPaternity')
  })

  it('tell for each child when, and how many days of its own are left', () => {
    const facts = situation({
      terms: { gender: 1, children: [child('2026-10-01', 'small'), child(null, 'unknown')] },
      account: { per_child: { 'parental:small': 4 } },
    })
    const told = (type: 8 | 9) => windowsOf(type, facts).map(({ child, ...window }) => ({ id: child.id, ...window }))
    expect(told(8)).toEqual([{ id: 'small', from_date: '2026-10-01', to_date: '2029-09-30', left: 40 }])
    expect(told(9)).toEqual([{ id: 'small', from_date: '2026-10-01', to_date: '2027-02-28', left: 10 }])
  })
})
