import { globSync, readFileSync } from 'node:fs'
import { transform, type Selector, type SelectorComponent } from 'lightningcss'
import { expect, it } from 'vitest'

/** Whether a selector asks what something contains, within `:is` or `:not` too. */
const asksHas = (selector: Selector) => JSON.stringify(selector).includes('"kind":"has"')

const names = ({ type }: SelectorComponent) => ['class', 'id', 'attribute', 'type'].includes(type)

/** The last part of a selector, without what it is inside of; undefined where it stands beside something. */
function insideOf(selector: Selector) {
  const at = selector.findLastIndex(({ type }) => type === 'combinator')
  const combinator = selector[at]
  const isInside = combinator?.type === 'combinator' && ['child', 'descendant'].includes(combinator.value)
  return isInside && asksHas(selector.slice(0, at)) ? selector.slice(at + 1) : undefined
}

// Whatever comes or goes may change what `:has` finds, and what has no name there may be any element: a browser then styles the whole page anew.
it('names whatever is styled inside of something with :has', () => {
  const found = globSync('web/**/*.css').flatMap(path => {
    const nameless: string[] = []
    transform({
      filename: path,
      code: readFileSync(path),
      cssModules: true,
      visitor: {
        // On paper nothing comes or goes.
        Rule: {
          media: ({ value }) =>
            value.query.mediaQueries.some(({ mediaType }) => mediaType === 'print') ? [] : undefined,
        },
        Selector(selector) {
          const last = insideOf(selector)
          if (last && !last.some(names)) nameless.push(`${path}: ${JSON.stringify(selector)}`)
        },
      },
    })
    return nameless
  })
  expect(found).toEqual([])
})
