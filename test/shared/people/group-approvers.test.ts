import fc from 'fast-check'
import { expect, it } from 'vitest'
import { approversInGroup, hasSameApprovers } from '#shared/people/group-approvers.ts'

const everybody = () => true
const group = (...approver_ids: string[]) => ({ approver_ids })
const person = (...approver_ids: string[]) => ({ id: 'anna', approver_ids })

it('A04 who joins a group without approvers gets its standard ones, except themselves and those who are not active', () => {
  const to = group('bela', 'anna', 'gone')
  expect(approversInGroup(person(), { from: undefined, to, isActive: id => id !== 'gone' })).toEqual(['bela'])
})

it('A04 who has only standard approvers of the group before gets those of the next one', () => {
  const [from, to] = [group('bela', 'emese'), group('csilla')]
  expect(approversInGroup(person('bela'), { from, to, isActive: everybody })).toEqual(['csilla'])
  expect(approversInGroup(person('bela', 'denes'), { from, to, isActive: everybody })).toEqual(['bela', 'denes'])
})

it('never leaves somebody without the approvers they had, nor lets them decide on their own requests', () => {
  const ids = fc.uniqueArray(fc.constantFrom('anna', 'bela', 'csilla', 'denes'))
  fc.assert(
    fc.property(ids, ids, ids, (own, before, after) => {
      const had = own.filter(id => id !== 'anna')
      const found = approversInGroup(person(...had), {
        from: group(...before),
        to: group(...after),
        isActive: everybody,
      })
      expect(found).not.toContain('anna')
      expect(found.length === 0).toBe(had.length === 0 && after.every(id => id === 'anna'))
    }),
  )
})

it('the same people decide in whatever order they are named, and not where one is missing', () => {
  expect(hasSameApprovers(['anna', 'bela'], ['bela', 'anna'])).toBe(true)
  expect(hasSameApprovers(['anna', 'bela'], ['anna'])).toBe(false)
  expect(hasSameApprovers(['anna'], ['anna', 'bela'])).toBe(false)
  expect(hasSameApprovers(['anna'], ['bela'])).toBe(false)
  expect(hasSameApprovers([], [])).toBe(true)
})

it('a group that names others changes the approvers of those alone who had none but its own, and those not twice', () => {
  const ids = fc.uniqueArray(fc.constantFrom('bela', 'csilla', 'denes', 'emese'))
  fc.assert(
    fc.property(ids, ids, ids, ids, (own, before, after, active) => {
      const change = {
        from: group(...before),
        to: group(...after),
        isActive: (id: string) => active.some(one => one === id),
      }
      const found = approversInGroup(person(...own), change)
      const standard = after.filter(change.isActive)
      const follows = own.every(id => before.includes(id)) && standard.length > 0
      expect(found).toEqual(follows ? standard : own)
      if (follows) expect(approversInGroup(person(...found), { ...change, from: change.to })).toEqual(found)
    }),
  )
})
