import { consentIn } from '#web/ui/feedback/cookie-banner/consent.ts'
import { untilWanted } from '../routes/site/until-wanted.ts'
import { linkTo } from './preloads.ts'

/**
 * Starts the program of a page that is read before it is used: as soon as its reader does anything. At once where the page was written
 * for somebody else, where the address says more than which page it is, and for whoever has answered the question about cookies: they
 * have used the program, which is in their browser.
 */
export async function startProgram(script: HTMLOrSVGScriptElement | null) {
  const [entry, ...parts] = JSON.parse((script as HTMLElement | null)?.dataset.program ?? '[]') as string[]
  if (!entry) return
  const page = document.documentElement
  const { search, hash } = location
  if (page.dataset.stale === undefined && !search && !hash && !consentIn(document.cookie)) {
    await untilWanted(true)
    page.dataset.wanted = ''
  }
  for (const file of parts) document.head.append(linkTo(file))
  await written
  await import(/* @vite-ignore */ entry)
}

/** A program takes over a document that is there in whole. */
const written = new Promise<void>(resolve => {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', () => resolve())
  else resolve()
})
