import { describe, expect, it } from 'vitest'
import { newAccount } from '#shared/account/rules.ts'
import { generalWeek } from '#shared/calendar/working-pattern.ts'
import { deletedCompany, erasedFrom, isErasureDue, restorableUntil, restoredCompany } from '#shared/company/deletion.ts'
import { newCompany } from '#shared/company/rules.ts'
import { refusedFields } from '../people/anna.ts'

const founder = newAccount({ id: 'anna', email: 'anna@example.hu', language: 'hu', created_at: 1 })
const facts = { name: 'Kéktó Kft.', country: 'HU', working_hours: generalWeek }
const { company } = newCompany({ id: 'c', founder, ...facts, created_at: 5 })

/** Noon of 20 November 2026 in Budapest. */
const noon = Date.UTC(2026, 10, 20, 11) / 1000
const hour = 3600

describe('a company that is deleted', () => {
  const deleted = (typed: string) => deletedCompany(company, typed, 'anna', { seconds: noon })

  it('is deleted by its name, whatever blanks are around it, and remembers by whom, when and when it is erased', () => {
    for (const typed of ['Kéktó Kft.', '  Kéktó Kft. '])
      expect(deleted(typed)).toEqual({
        ...company,
        is_deleted: true,
        deleted: { at: noon, by: 'anna' },
        erase_on: '2026-12-21',
      })
  })

  it.each(['', 'kéktó kft.', 'Kéktó', 'Kéktó  Kft.'])('is not deleted by %j', typed => {
    expect(refusedFields(() => deleted(typed))).toEqual({ name: ['problems:companyNameDiffers'] })
  })

  it('is restored as it was', () => {
    expect(restoredCompany(deleted('Kéktó Kft.'))).toEqual(company)
  })
})

describe('P07 the 30 days of a deleted company', () => {
  it('end with the thirtieth day after the day of its deletion in Budapest, whatever the hour', () => {
    const midnight = noon - 12 * hour
    for (const at of [midnight, noon, midnight + 24 * hour - 1]) expect(restorableUntil({ at })).toBe('2026-12-20')
    expect(restorableUntil({ at: midnight - 1 })).toBe('2026-12-19')
    expect(restorableUntil({ at: midnight + 24 * hour })).toBe('2026-12-21')
  })

  it('go over a change of the clocks and the end of a year', () => {
    expect(restorableUntil({ at: Date.UTC(2026, 9, 24, 22, 30) / 1000 })).toBe('2026-11-24')
    expect(restorableUntil({ at: Date.UTC(2026, 11, 31, 23) / 1000 })).toBe('2027-01-31')
  })

  it('J03 are followed by the day of its erasure, and every later day', () => {
    const erase_on = erasedFrom({ at: noon })
    expect(erase_on).toBe('2026-12-21')
    expect(isErasureDue({ erase_on }, '2026-12-20')).toBe(false)
    for (const day of ['2026-12-21', '2026-12-22', '2027-11-01']) expect(isErasureDue({ erase_on }, day)).toBe(true)
    expect(isErasureDue({ erase_on: null }, '2999-12-31')).toBe(false)
  })
})
