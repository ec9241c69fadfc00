import { describe, expect, it } from 'vitest'
import { isForChild } from '#shared/leave/types.ts'
import { choicesOf, typesFor } from '#web/leave/request/form/form-choices.ts'
import { admin, employee, superadmin } from './support.ts'

const types = [
  { id: 1, label: 'Szabadság', available: true },
  { id: 4, label: 'Szülési szabadság', available: false, reason: 'Csak nőknek.' },
]

describe('what the request form offers', () => {
  it('A02 V06 shows the picker of people and the two choices to administrators only, and only on a new request', () => {
    expect(choicesOf(employee, 'create', [])).toMatchObject({
      people: 'hidden',
      adminOptions: false,
      canAutoApprove: false,
    })
    expect(choicesOf(admin, 'create', [])).toMatchObject({ people: 'open', adminOptions: true })
    expect(choicesOf(admin, 'edit', ['anna'])).toMatchObject({ people: 'fixed', adminOptions: false })
    expect(choicesOf({ id: 'x', role: null }, 'create', [])).toMatchObject({ people: 'hidden', adminOptions: false })
  })

  it('lets nobody but a superadmin approve an own request in the form', () => {
    expect(choicesOf(admin, 'create', []).canAutoApprove).toBe(false)
    expect(choicesOf(admin, 'create', ['anna', 'csilla']).canAutoApprove).toBe(false)
    expect(choicesOf(admin, 'create', ['anna']).canAutoApprove).toBe(true)
    expect(choicesOf(superadmin, 'create', []).canAutoApprove).toBe(true)
  })

  it('A03 offers employees, and everybody on their own data, only the available types; administrators all', () => {
    const ids = (viewer: Parameters<typeof choicesOf>[0], people: string[]) =>
      typesFor(types, choicesOf(viewer, 'create', people)).offered.map(({ id }) => id)
    expect(ids(employee, [])).toEqual([1])
    expect(ids(admin, [])).toEqual([1])
    expect(ids(admin, ['csilla'])).toEqual([1])
    expect(ids(admin, ['anna'])).toEqual([1, 4])
    expect(ids(superadmin, ['anna', 'bence'])).toEqual([1, 4])
  })

  it('says which types are left out, and why', () => {
    expect(typesFor(types, { allTypes: false }).withheld).toEqual([types[1]])
    expect(typesFor(types, { allTypes: true }).withheld).toEqual([])
  })

  it('asks for the child with parental and paternity leave', () => {
    expect([1, 4, 8, 9, 10].filter(isForChild)).toEqual([8, 9])
  })
})
