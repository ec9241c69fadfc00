import { expect, it } from 'vitest'
import { countries } from '#web/ui/form/countries.ts'

it('lists every country in the order of the language, Hungary first', () => {
  const hu = countries('hu')
  expect(hu.slice(0, 2)).toEqual([
    { value: 'HU', label: 'Magyarország' },
    { value: 'AF', label: 'Afganisztán' },
  ])
  expect(hu).toHaveLength(249)
  expect(new Set(hu.map(({ value }) => value)).size).toBe(249)
  expect(countries('en')[0]!.label).toBe('Hungary')
})

it('E09 names a country as operators do, and leaves out what they have switched off, but for a company that is there', () => {
  const choices = [
    { code: 'AT', name: 'Ausztria', active: false },
    { code: 'AF', name: 'Zafganisztán', active: true },
  ]
  const hu = countries('hu', choices)
  expect(hu).toHaveLength(248)
  expect(hu.map(({ value }) => value)).not.toContain('AT')
  expect(hu[0]).toEqual({ value: 'HU', label: 'Magyarország' })
  const places = ['ZA', 'AF', 'ZM'].map(code => hu.findIndex(({ value }) => value === code))
  // "Zafganisztán" stands before "Zambia", far from where Afghanistan was.
  expect(places[1]).toBeLessThan(places[2]!)
  expect(places[1]).toBeGreaterThan(200)
  expect(countries('hu', choices, 'AT')).toHaveLength(249)
  expect(countries('hu', choices, 'DE')).toHaveLength(248)
})
