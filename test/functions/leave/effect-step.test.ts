import { expect, it } from 'vitest'
import { effectStep } from '#functions/leave/effect-step.ts'
import { hash } from 'node:crypto'

const company = (size: number) => Array.from({ length: size }, (_, n) => ({ id: hash('sha1', String(n)) }))

it.each([0, 1, 499, 500, 501, 1000, 1203])('the steps of an effect look at each of %i people once', size => {
  const everybody = company(size)
  const steps = [effectStep(everybody)]
  for (let last = steps[0]; last?.next; last = steps.at(-1)) steps.push(effectStep(everybody, last.next))
  const seen = steps.flatMap(({ people }) => people.map(({ id }) => id))
  expect(seen).toEqual(everybody.map(({ id }) => id).sort())
  expect(steps).toHaveLength(Math.max(1, Math.ceil(size / 500)))
  for (const { people, total } of steps) {
    expect(people.length).toBeLessThanOrEqual(500)
    expect(total).toBe(size)
  }
  expect(steps.map(({ done }) => done)).toEqual(steps.map((_, n) => Math.min(size, (n + 1) * 500)))
})

it('goes on behind somebody who has left meanwhile, and ends behind the last one', () => {
  const [gone, ...others] = company(600).sort((one, other) => (one.id < other.id ? -1 : 1))
  expect(effectStep(others, gone!.id)).toMatchObject({ people: others.slice(0, 500), done: 500, total: 599 })
  expect(effectStep(others, others.at(-1)!.id)).toEqual({ people: [], done: 599, total: 599, next: null })
})
