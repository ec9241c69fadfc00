import { expect, it } from 'vitest'
import { inPortions, pastedAddresses } from '#web/company/employees/pasted-addresses.ts'

it('P02 finds each address once, whatever stands between them, and names what is none', () => {
  expect(
    pastedAddresses('Kis Anna <anna@ceg.hu>; BELA@ceg.hu,bela@ceg.hu\nCsilla\tcsilla@ceg.hu denes@ceg.hu; rossz@'),
  ).toEqual({
    addresses: ['anna@ceg.hu', 'bela@ceg.hu', 'csilla@ceg.hu', 'denes@ceg.hu'],
    wrong: ['Csilla', 'rossz@'],
  })
  expect(pastedAddresses(' \n ;')).toEqual({ addresses: [], wrong: [] })
})

it('sends fifty at a time', () => {
  const all = Array.from({ length: 101 }, (_, n) => n)
  expect(inPortions(all).map(({ length }) => length)).toEqual([50, 50, 1])
  expect(inPortions([])).toEqual([])
})
