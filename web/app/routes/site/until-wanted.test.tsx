import { afterEach, expect, it } from 'vitest'
import { untilWanted } from './until-wanted.ts'

afterEach(() => history.replaceState(history.state, '', location.pathname + location.search))

/** Whether it is over sooner than it would be by itself. */
const isSoon = (wanted: Promise<void>) =>
  Promise.race([wanted.then(() => true), new Promise<boolean>(resolve => setTimeout(() => resolve(false), 700))])

it.each(['wheel', 'touchstart', 'pointerdown', 'pointermove', 'keydown', 'focusin', 'click'])(
  'is over at the first %s',
  async sign => {
    const wanted = untilWanted(true)
    dispatchEvent(new Event(sign))
    expect(await isSoon(wanted)).toBe(true)
  },
)

it('is over at once for whoever comes by a link to a section', async () => {
  history.replaceState(history.state, '', '#pricing')
  expect(await isSoon(untilWanted(true))).toBe(true)
})

it('is over at once for whoever has done something already', async () => {
  document.documentElement.dataset.wanted = ''
  expect(await isSoon(untilWanted(true))).toBe(true)
  delete document.documentElement.dataset.wanted
})

it('is over at once where nothing is written below, as for whoever comes from another page of the site', async () => {
  expect(await isSoon(untilWanted(false))).toBe(true)
})

it('leaves the network to the first screen for a while, and is then over by itself', async () => {
  const wanted = untilWanted(true)
  // A scroll by the page itself says nothing of whoever reads it.
  dispatchEvent(new Event('scroll'))
  // Nor does a pointer that lies where the page has come up.
  dispatchEvent(new PointerEvent('pointermove'))
  expect(await isSoon(wanted)).toBe(false)
  await expect(wanted).resolves.toBeUndefined()
})
