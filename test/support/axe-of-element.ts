import axe from 'axe-core'
import { axeOptions, troublesIn } from './axe.ts'

/** Axe over what a component test shows, once in each theme. */
export async function axeOfElement(element: Element = document.body): Promise<string[]> {
  const root = document.documentElement
  const found: string[] = []
  for (const theme of ['light', 'dark']) {
    root.dataset.theme = theme
    await new Promise(requestAnimationFrame)
    const results = await axe.run(element, axeOptions)
    found.push(...troublesIn(results).map(trouble => `${theme}: ${trouble}`))
  }
  delete root.dataset.theme
  return found
}
