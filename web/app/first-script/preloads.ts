import { languageOfPage } from '../prerender/prerendered-page.ts'
import { prefixOf } from '../language/language-of-address.ts'
import { signedInMark } from '../session/signed-in-mark.ts'

/** The files that a language's pages, or the pages of a section, need beyond those that the document names. */
type Preloads = Record<string, string[]>

/** Asks for the files of this page's route and language, which the shell of many pages cannot name for all of them. */
export function preloadRoute(script: HTMLOrSVGScriptElement | null) {
  const preloads = JSON.parse((script as HTMLElement | null)?.dataset.preloads ?? '{}') as Preloads
  const section = location.pathname.slice(prefixOf(location.pathname).length).split('/')[1] ?? ''
  const files = [languageOfPage(), ...(signedInMark.get() ? [section] : [])].flatMap(name => preloads[name] ?? [])
  for (const file of new Set(files)) document.head.append(linkTo(file))
}

/** A link that has the browser load a file of the program, or a sheet, ahead. */
export function linkTo(file: string): HTMLLinkElement {
  const link = document.createElement('link')
  if (file.endsWith('.css')) {
    link.rel = 'preload'
    link.as = 'style'
  } else link.rel = 'modulepreload'
  link.crossOrigin = ''
  link.href = file
  return link
}
