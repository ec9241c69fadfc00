import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { hoursOf, hundredthsOf } from '#shared/calendar/hundredths.ts'
import { roundedHalfUp, wholes } from '#shared/calendar/whole-numbers.ts'
import { sourceFiles } from '#test/support/source-tree.ts'

const counted = sourceFiles().filter(({ path }) => /^shared\/(leave|calendar)\//.test(path))

/** What is written in a file beside comments, texts and patterns. */
const codeOf = (text: string) =>
  text
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*$/gm, '')
    .replace(/'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"/g, "''")
    .replace(/`(?:[^`\\$]|\\.)*`/g, '``')
    .replace(/([(,=:]\s*)\/(?:[^/\\\n]|\\.)+\/[a-z]*/g, "$1''")

const division = /[\w)\]]\s*\/=?\s*[\w(]/g

const pathsWith = (pattern: RegExp) => counted.filter(({ text }) => pattern.test(codeOf(text))).map(({ path }) => path)

describe('leave and calendar count in whole numbers', () => {
  it('are looked at', () => expect(counted.length).toBeGreaterThan(40))

  it('are read without comments, texts and patterns', () => {
    const text = "/** a / b */\nconst x = days / 2 // 1.5\n// c / d\ntext.replace(/e/g, 'f / g')\nconst y = `h / i`"
    expect(codeOf(text).match(division)).toHaveLength(1)
  })

  it('never round, and read no fractions', () => {
    expect(pathsWith(/Math\.(round|floor|ceil|trunc|fround)|parseFloat|toPrecision|\.toFixed\((?!2\))/)).toEqual([])
  })

  it('divide in one place, beside the hours that are shown at the very end', () => {
    expect(pathsWith(new RegExp(division))).toEqual([
      'shared/calendar/hundredths.ts',
      'shared/calendar/whole-numbers.ts',
    ])
  })

  it('have no written fraction but the tolerance with which given hours are read', () => {
    expect(pathsWith(/\b\d+\.\d+|\b\d+e-\d+/)).toEqual(['shared/calendar/working-pattern.ts'])
  })
})

describe('a division of whole numbers', () => {
  const [anyDividend, anyDivisor] = [fc.nat(10_000_000), fc.integer({ min: 1, max: 5000 })]

  it('leaves the remainder out', () => {
    fc.assert(
      fc.property(anyDividend, anyDivisor, (dividend, divisor) => {
        expect(BigInt(wholes(dividend, divisor))).toBe(BigInt(dividend) / BigInt(divisor))
      }),
    )
  })

  it('rounds halves up', () => {
    fc.assert(
      fc.property(anyDividend, anyDivisor, (dividend, divisor) => {
        const [top, bottom] = [BigInt(dividend), BigInt(divisor)]
        expect(BigInt(roundedHalfUp(dividend, divisor))).toBe((2n * top + bottom) / (2n * bottom))
      }),
    )
  })

  it('is not needed to add up hours: every hundredth is read as written', () => {
    for (let hundredths = 0; hundredths <= 2400; hundredths += 1) {
      const written = `${(hundredths - (hundredths % 100)) / 100}.${String(hundredths % 100).padStart(2, '0')}`
      expect(hundredthsOf(Number(written))).toBe(hundredths)
      expect(hoursOf(hundredths)).toBe(Number(written))
    }
  })
})
