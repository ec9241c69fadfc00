import { describe, expect, it } from 'vitest'
import { captionOf, parseBoxes, parseMoved, parseStairs } from '#web/site/blog/parse-figure.ts'

describe('the figure of an article', () => {
  it('draws days with or without a label, and leaves out what it does not know', () => {
    expect(parseBoxes(['jár: 2 planned, 1 left', '1 off', '= Ennyi.'])).toEqual([
      { label: 'jár', cells: ['planned', 'planned', 'left'] },
      { label: '', cells: ['off'] },
    ])
    expect(parseBoxes(['20 nonsense', 'x: -3 planned', 'y: 9999 left'])).toEqual([
      { label: '', cells: [] },
      { label: 'x', cells: [] },
      { label: 'y', cells: [] },
    ])
  })

  it('draws steps', () => {
    expect(parseStairs(['25: 1', '28: 2', '= Kor.'])).toEqual([
      { from: '25', days: 1 },
      { from: '28', days: 2 },
    ])
    expect(parseStairs(['x: y'])).toEqual([{ from: 'x', days: 0 }])
  })

  it('draws a working Saturday beside the day that it stands in for', () => {
    expect(parseMoved(['10 > 2: Január 10.', 'nothing'])).toEqual([{ worked: 10, rest: 2, text: 'Január 10.' }])
  })

  it('has a caption behind an equals sign', () => {
    expect(captionOf(['1 off', '= Egy nap.'])).toBe('Egy nap.')
    expect(captionOf(['1 off'])).toBeUndefined()
  })
})
