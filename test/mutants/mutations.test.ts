import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { accepted } from './accepted.ts'
import { mutate } from './mutations.ts'

const changesOf = (code: string) => mutate('one.ts', code).mutations.map(({ before, after }) => `${before} → ${after}`)

/** What the text does while one of its mutants holds, or none. */
function outcomeOf(code: string, active?: string): unknown {
  const { mutations, instrumented } = mutate('one.ts', code)
  const { id = -1 } = mutations.find(({ before, after }) => `${before} → ${after}` === active) ?? {}
  const body = instrumented.replace(/^import[^;]*;/, '')
  const isOn = (one: number, last = one) => id >= one && id <= last
  // oxlint-disable-next-line typescript/no-implied-eval, no-new-func -- the text under test is a program
  return (new Function('__isOn', `${body}\nreturn outcome`) as (isOn: unknown) => unknown)(isOn)
}

describe('the mutations of a source', () => {
  it('move the boundary of a comparison, turn it round, and swap arithmetic', () => {
    expect(changesOf('const a = (b: number, c: number) => b < c')).toEqual(['b < c → b <= c', 'b < c → b >= c'])
    expect(changesOf('const a = (b: number, c: number) => b - c')).toEqual(['b - c → b + c'])
    expect(changesOf("const a = (b: string) => b + 'x'")).toEqual([])
  })

  it('force a condition, and drop each half of one', () => {
    expect(changesOf('if (a && b) c = 1')).toEqual([
      'a && b → true',
      'a && b → false',
      'a && b → a || b',
      'a && b → a',
      'a && b → b',
      '1 → 2',
      '1 → 0',
    ])
  })

  it('leave out a call that is made for what it does, an element of a list, and what is spread', () => {
    expect(changesOf('refuseStranger(a)')).toEqual(['refuseStranger(a) → undefined'])
    expect(changesOf('export const a = [check(b), ...c]')).toEqual(['check(b) → left out', 'c → []'])
    expect(changesOf('commit(check(b))')).toEqual(['commit(check(b)) → undefined', 'check(b) → left out'])
    expect(changesOf('export const a = { ...b }')).toEqual(['b → {}'])
  })

  it('do not touch types, names of fields, and imports', () => {
    expect(changesOf("import { a } from './1.ts'\nexport type B = 1 | true\nexport const c = { 1: a as 2 }")).toEqual(
      [],
    )
  })

  it('leave the numbers alone of which only the sign is read', () => {
    expect(changesOf('export const order = (a: number, b: number) => (a < b ? -1 : 1)')).toEqual([
      'a < b → true',
      'a < b → false',
      'a < b → a <= b',
      'a < b → a >= b',
    ])
  })

  it('know what is evaluated when the module is loaded', () => {
    const { mutations } = mutate('one.ts', 'export const a = 1\nexport const b = () => 2')
    expect(mutations.map(({ line, isStatic }) => [line, isStatic])).toEqual([
      [1, true],
      [1, true],
      [2, false],
      [2, false],
    ])
  })

  it('are all in one text, which does what it did until one of them is switched on', () => {
    const code = 'const list = [1, 2, 3]\nconst outcome = list.filter(one => one > 1).length'
    expect(outcomeOf(code)).toBe(2)
    expect(outcomeOf(code, 'one > 1 → one >= 1')).toBe(3)
    expect(outcomeOf(code, 'one > 1 → one <= 1')).toBe(1)
    expect(outcomeOf(code, 'list.filter(one => one > 1) → list')).toBe(3)
    expect(outcomeOf(code, '2 → 1')).toBe(1)
  })

  it('keep statements apart that no semicolon parts', () => {
    const code = 'let outcome = 1\nconst add = () => (outcome += 1)\nadd()'
    expect(outcomeOf(code)).toBe(2)
    expect(outcomeOf(code, 'add() → undefined')).toBe(1)
  })

  it('leave the rest of an optional chain together', () => {
    expect(outcomeOf('const a = undefined\nconst outcome = a?.filter(one => one).map(one => one)')).toBeUndefined()
  })
})

describe('survivors that are accepted', () => {
  it.each(Object.entries(Object.groupBy(accepted, ({ file }) => file)))(
    'are mutants of %s, each once',
    (file, some) => {
      const { mutations } = mutate(file, readFileSync(file, 'utf8'))
      const made = new Set(mutations.map(({ text, before, after }) => `${text}\n${before} → ${after}`))
      const named = some!.map(({ text, mutation }) => `${text}\n${mutation}`)
      expect(named.filter(one => !made.has(one))).toEqual([])
      expect(new Set(named).size).toBe(named.length)
    },
  )
})
