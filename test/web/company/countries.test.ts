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
