import { expect, it } from 'vitest'
import { listed } from '#test/web/people/support.ts'
import { peopleOnTheirWay } from '#web/company/positions/on-their-way.ts'

it('those whose position was renamed or deleted are on their way, and those without one or with a text of their own are not', () => {
  const people = [
    listed('anna', 'Kis Anna', { position: 'asztalos' }),
    listed('bela', 'Nagy Béla', { position: 'Asztalos' }),
    listed('cili', 'Cukor Cili'),
    listed('dora', 'Tóth Dóra', { position: 'varrónő' }),
  ]
  const idsOf = (former: string[], ...names: string[]) =>
    peopleOnTheirWay(
      people,
      new Set(former),
      names.map(name => ({ id: name, name })),
    ).map(({ id }) => id)
  expect(idsOf(['Asztalos'], 'asztalos', 'lakatos')).toEqual(['bela'])
  expect(idsOf(['Asztalos'], 'Asztalos', 'asztalos')).toEqual([])
  expect(idsOf(['asztalos', 'Asztalos'])).toEqual(['anna', 'bela'])
  expect(idsOf([])).toEqual([])
})
