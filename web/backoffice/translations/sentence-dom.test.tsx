import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { caretBeside, chipOf, hasAllChips, insertAt, letTabReachChips, nodesOf, textIn } from './sentence-dom.ts'

let box: HTMLElement
const fill = (text: string) => box.replaceChildren(...nodesOf(text, 'chip'))
const chips = () => [...box.querySelectorAll<HTMLElement>('[data-raw]')]

beforeEach(() => {
  box = document.createElement('div')
  box.setAttribute('role', 'textbox')
  box.ariaLabel = 'Mondat'
  box.contentEditable = 'true'
  document.body.append(box)
})
afterEach(() => box.remove())

/** The caret, so many letters into the first text. */
function caretAt(letters: number): Range {
  const range = document.createRange()
  range.setStart(box.firstChild!, letters)
  range.collapse(true)
  return range
}

describe('a sentence in its box', () => {
  it.each(['Mentés', '{{count}} nap maradt', 'Szia {{name}}, {{count}} nap', '<strong>{{day}}</strong> után', ''])(
    'is the same as it was written: %s',
    text => {
      fill(text)
      expect(textIn(box)).toBe(text)
      expect(hasAllChips(box)).toBe(true)
    },
  )

  it('is not whole where a placeholder stands in it as letters', () => {
    box.textContent = 'még {{count}} nap'
    expect(hasAllChips(box)).toBe(false)
  })

  it('takes a chip where the caret is, and at its end where the caret is elsewhere', () => {
    fill('nap maradt')
    insertAt(box, caretAt(4), chipOf('{{count}}', 'count', 'chip'))
    expect(textIn(box)).toBe('nap {{count}}maradt')
    const elsewhere = document.createRange()
    elsewhere.selectNode(document.body)
    insertAt(box, elsewhere, chipOf('{{name}}', 'name', 'chip'))
    expect(textIn(box)).toBe('nap {{count}}maradt{{name}}')
    insertAt(box, undefined, document.createTextNode('!'))
    expect(textIn(box)).toBe('nap {{count}}maradt{{name}}!')
  })

  it('takes several pasted nodes in their order, with the caret behind them', () => {
    fill('nap maradt')
    const part = document.createDocumentFragment()
    part.append(...nodesOf('és {{count}} óra ', 'chip'))
    insertAt(box, caretAt(4), part)
    expect(textIn(box)).toBe('nap és {{count}} óra maradt')
    insertAt(box, getSelection()!.getRangeAt(0), document.createTextNode('sem '))
    expect(textIn(box)).toBe('nap és {{count}} óra sem maradt')
  })

  it('takes what is put there in place of what was selected', () => {
    fill('nap maradt')
    const selected = document.createRange()
    selected.setStart(box.firstChild!, 0)
    selected.setEnd(box.firstChild!, 3)
    insertAt(box, selected, document.createTextNode('hét'))
    expect(textIn(box)).toBe('hét maradt')
  })

  it('has chips that Tab reaches while one is within it', () => {
    fill('{{name}}: {{count}}')
    letTabReachChips(box, true)
    expect(chips().map(({ tabIndex }) => tabIndex)).toEqual([0, 0])
    letTabReachChips(box, false)
    expect(chips().map(({ tabIndex }) => tabIndex)).toEqual([-1, -1])
  })

  it('has the caret beside a chip, on either side', () => {
    fill('még {{count}} nap')
    const [chip] = chips()
    caretBeside(chip!, false)
    insertAt(box, getSelection()!.getRangeAt(0), document.createTextNode('a'))
    caretBeside(chip!, true)
    insertAt(box, getSelection()!.getRangeAt(0), document.createTextNode('b'))
    expect(textIn(box)).toBe('még a{{count}}b nap')
  })
})
