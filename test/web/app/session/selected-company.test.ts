import { expect, it } from 'vitest'
import { showsAnother } from '#web/app/session/selected-company.ts'

const of = (id: string | null) => ({ selected_company: id === null ? null : { id, name: id } }) as never

it('a tab shows another company than the last opened one, where it shows one at all', () => {
  expect(showsAnother(of('c1'), 'c2')).toBe(true)
  expect(showsAnother(of('c1'), 'c1')).toBe(false)
  expect(showsAnother(of(null), 'c2')).toBe(false)
  expect(showsAnother(of('c1'), undefined)).toBe(false)
  expect(showsAnother(undefined, 'c2')).toBe(false)
})
