import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { withFrom, withTo } from './date-range.ts'
import { dateCharacters, dateFault, dateOf } from './iso-date.ts'

describe('the two days of a range', () => {
  it('V03 sets To when From is chosen and To is empty', () => {
    expect(withFrom({ from: '', to: '' }, '2026-11-26')).toEqual({ from: '2026-11-26', to: '2026-11-26' })
  })

  it('V03 clears To when From is put after it', () => {
    expect(withFrom({ from: '2026-11-02', to: '2026-11-05' }, '2026-11-06')).toEqual({ from: '2026-11-06', to: '' })
  })

  it('V03 clears From when To is put before it', () => {
    expect(withTo({ from: '2026-11-06', to: '' }, '2026-11-05')).toEqual({ from: '', to: '2026-11-05' })
  })

  it('leaves the other day alone while one is half typed', () => {
    expect(withFrom({ from: '', to: '2026-11-05' }, '2026-11')).toEqual({ from: '2026-11', to: '2026-11-05' })
    expect(withTo({ from: '2026-11-06', to: '' }, '2026-1')).toEqual({ from: '2026-11-06', to: '2026-1' })
  })

  it('never ends before it begins', () => {
    const day = fc.date({ min: new Date('1990-01-01'), max: new Date('2100-01-01'), noInvalidDate: true })
    const iso = day.map(date => date.toISOString().slice(0, 10))
    fc.assert(
      fc.property(iso, iso, iso, (from, to, next) => {
        for (const range of [withFrom({ from, to }, next), withTo({ from, to: next }, to)])
          expect(range.from === '' || range.to === '' || range.from <= range.to).toBe(true)
      }),
    )
  })
})

describe('a typed date', () => {
  it('V04 keeps digits and hyphens, ten characters at most', () => {
    expect(dateCharacters('2026-11-x26')).toBe('2026-11-26')
    expect(dateCharacters('2026-11-26-30')).toBe('2026-11-26')
  })

  it.each([
    ['2026.12.17.', '2026-12-17'],
    ['2026. 11. 26., csütörtök', '2026-11-26'],
    ['2026/12/17', '2026-12-17'],
    ['2026 12 17', '2026-12-17'],
    ['20261217', '2026-12-17'],
    ['2026.', '2026-'],
    ['202612', '202612'],
  ])('daily 14 takes dots, slashes and spaces for hyphens, and gives eight digits theirs: %s', (typed, kept) => {
    expect(dateCharacters(typed)).toBe(kept)
    expect(dateCharacters(kept)).toBe(kept)
  })

  it('daily 14 knows a day that does not exist from a date that is written otherwise', () => {
    expect(['2027-02-29', '2026-2-3', '2026', '', '2026-12-17'].map(dateFault)).toEqual([
      'day',
      'form',
      'form',
      undefined,
      undefined,
    ])
  })

  it.each(['2026-02-30', '2026-13-01', '2026-1-1', '26-11-26', '2026-11-26T10:00', '', undefined])(
    'V04 is strict: %s is none',
    text => expect(dateOf(text)).toBeUndefined(),
  )

  it('reads a leap day', () => expect(dateOf('2028-02-29')?.toString()).toBe('2028-02-29'))
})
