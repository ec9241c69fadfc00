import { expect, it } from 'vitest'
import { listed } from '#test/web/people/support.ts'
import { peopleOnTheirWay } from '#web/company/positions/on-their-way.ts'

it('those whose position was renamed or deleted are on their way, and those without one are not', () => {
  const people = [
    listed('anna', 'Kis Anna', { position: 'asztalos' }),
    listed('bela', 'Nagy Béla', { position: 'Asztalos' }),
    listed('cili', 'Cukor Cili'),
  ]
  const idsWith = (...names: string[]) =>
    peopleOnTheirWay(
      people,
      names.map(name => ({ id: name, name })),
    ).map(({ id }) => id)
  expect(idsWith('asztalos', 'lakatos')).toEqual(['bela'])
  expect(idsWith('Asztalos', 'asztalos')).toEqual([])
  expect(idsWith()).toEqual(['anna', 'bela'])
})
