import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { leaveTypes } from '#shared/leave/types.ts'
import { contrast, distance, visions, type Vision } from './colour-vision.ts'

const sheet = readFileSync('web/style/leave-types.css', 'utf8')
const ink = /--ink: (#\w{6})/.exec(readFileSync('web/style/tokens.css', 'utf8'))?.[1] ?? ''

/** The fill and the text of every type in one theme. */
const coloursIn = (theme: 'light' | 'dark') =>
  new Map(
    leaveTypes.map(({ key }) => {
      const rule = new RegExp(`\\[data-leave='${key}'\\] \\{([^}]*)\\}`).exec(sheet)?.[1] ?? ''
      const read = (name: string) => {
        const value = new RegExp(`--${name}: ([^;]+);`).exec(rule)?.[1]?.replace('var(--ink)', ink) ?? ''
        const both = value.match(/#\w{6}/g) ?? []
        return (theme === 'light' ? both[0] : both.at(-1)) ?? ''
      }
      return [key, { fill: read('c'), text: read('o') }]
    }),
  )

/** The two types that look most alike, and how far apart they are. */
function nearest(colours: ReturnType<typeof coloursIn>, vision: Vision) {
  const all = [...colours].map(([key, { fill }]) => ({ key, fill }))
  const pairs = all.flatMap((one, index) =>
    all.slice(index + 1).map(other => ({
      pair: `${one.key}, ${other.key}`,
      distance: distance(one.fill, other.fill, vision),
    })),
  )
  return pairs.sort((one, other) => one.distance - other.distance)[0]!
}

/** The table of docs/decisions/0032. Colours may become easier to tell apart, not harder. */
const held: Record<'light' | 'dark', Record<Vision, number>> = {
  light: { normal: 14.1, protanopia: 11.2, deuteranopia: 10.7, tritanopia: 10.5 },
  dark: { normal: 12.7, protanopia: 9.8, deuteranopia: 9.1, tritanopia: 9.1 },
}

describe.each(['light', 'dark'] as const)('E02 the colours of leave types, %s', theme => {
  const colours = coloursIn(theme)

  it('are there for every type', () => {
    expect([...colours.values()].flatMap(({ fill, text }) => [fill, text])).not.toContain('')
  })

  it.each(visions)('can be told apart with %s vision', vision => {
    const { pair, distance } = nearest(colours, vision)
    expect(Math.round(distance * 10) / 10, pair).toBeGreaterThanOrEqual(held[theme][vision])
  })

  it.each([...colours])('carry text that can be read: %s', (_, { fill, text }) => {
    expect(contrast(fill, text)).toBeGreaterThanOrEqual(4.5)
  })
})

it('measures what others have measured: the palette of Okabe and Ito', () => {
  const palette = '#000000 #e69f00 #56b4e9 #009e73 #f0e442 #0072b2 #d55e00 #cc79a7'.split(' ')
  const colours = new Map(palette.map(fill => [fill, { fill, text: '' }]))
  const smallest = visions.map(vision => nearest(colours as never, vision).distance.toFixed(1))
  expect(smallest).toEqual(['15.6', '9.6', '7.6', '8.5'])
})
