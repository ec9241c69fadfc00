import axe from 'axe-core'
import { axeOptions, troublesIn } from './axe.ts'

/** The rules that look at colours, which are all that a theme changes. */
const aboutColours = axe
  .getRules(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
  .filter(({ tags }) => tags.includes('cat.color'))
  .map(({ ruleId }) => ruleId)

/** What a button of the test before has announced names what is gone with it. */
function forgetAnnouncements() {
  for (const said of document.querySelectorAll('[data-live-announcer] [aria-labelledby]'))
    if (!document.getElementById(said.getAttribute('aria-labelledby')!)) said.remove()
}

/** Axe over what a component test shows: every rule in the light theme, and those about colours in the dark one. */
export async function axeOfElement(element: Element = document.body): Promise<string[]> {
  const root = document.documentElement
  const found: string[] = []
  forgetAnnouncements()
  for (const theme of ['light', 'dark']) {
    root.dataset.theme = theme
    await new Promise(requestAnimationFrame)
    const options = theme === 'light' ? axeOptions : { ...axeOptions, runOnly: aboutColours }
    const results = await axe.run(element, options)
    found.push(...troublesIn(results).map(trouble => `${theme}: ${trouble}`))
  }
  delete root.dataset.theme
  return found
}
