import { describe, expect, it } from 'vitest'
import { maternityLeave } from '#shared/leave/entitlement/special-leave/maternity.ts'
import { parentalLeave } from '#shared/leave/entitlement/special-leave/parental.ts'
import { paternityLeave } from '#shared/leave/entitlement/special-leave/paternity.ts'
import { bereavementLeave, caregiverLeave } from '#shared/leave/entitlement/special-leave/released-from-work.ts'

describe('paternity leave', () => {
  it('is open until the end of the fourth month after the birth, over New Year too', () => {
    const until = (birth: string) => paternityLeave(birth).available_until
    expect(['2026-05-14', '2026-09-30', '2026-10-31', '2026-12-01', '2027-10-05'].map(until)).toEqual([
      '2026-09-30',
      '2027-01-31',
      '2027-02-28',
      '2027-04-30',
      '2028-02-29',
    ])
    expect(paternityLeave('2026-05-14')).toMatchObject({ working_days: 10, available_from: '2026-05-14', max_parts: 2 })
  })
})

describe('parental leave', () => {
  it('begins with the birth for who has been employed for a year', () => {
    expect(parentalLeave('2026-03-10', '2020-01-01')).toMatchObject({
      available_from: '2026-03-10',
      available_until: '2029-03-09',
    })
    expect(parentalLeave('2026-03-10', null).available_from).toBe('2026-03-10')
  })

  it('never opens for who comes when the child is two', () => {
    const { available_from, available_until } = parentalLeave('2024-03-10', '2026-06-01')
    expect(available_from > available_until).toBe(true)
  })

  it('takes a leap day for the last of February', () => {
    expect(parentalLeave('2024-02-29', '2024-02-29')).toMatchObject({
      available_from: '2025-02-28',
      available_until: '2027-02-27',
    })
  })
})

it('gives maternity leave for 24 weeks', () => {
  expect(maternityLeave('2026-06-01')).toEqual({
    calendar_days: 168,
    last_day: '2026-11-15',
    paragraph: 'Mt. 127. § (1)',
  })
})

it('releases from work for two paid days on a death and five unpaid ones a year to care', () => {
  expect(bereavementLeave).toMatchObject({ working_days: 2, paid: true })
  expect(caregiverLeave).toMatchObject({ working_days: 5, paid: false, max_parts: 2 })
})
