import { draftNameOf } from '#web/api/drafts/draft-name.ts'
import { drafts } from '../session/browser-drafts.ts'
import { cookieIn } from '../session/cookies.ts'
import { languageOf, prefixOf } from '../language/language-of-address.ts'
import { signedInMark } from '../session/signed-in-mark.ts'

/** Hosts that speak another language than Hungarian, given by the stage when the site is built. */
const hosts = JSON.parse(import.meta.env.VITE_HOST_LANGUAGES ?? '{}') as Record<string, string>

/** The language that this visitor is spoken to in at this address. */
export const languageOfPage = () =>
  languageOf({
    pathname: location.pathname,
    saved: cookieIn(document.cookie, 'locale'),
    host: location.hostname,
    hosts,
  })

/** Whether a page that was written in advance is this visitor's: in their language, for a guest who has typed nothing yet. */
export function isForThisVisitor(language: string): boolean {
  const path = location.pathname.slice(prefixOf(location.pathname).length)
  const hasTyped = path === '/register' && drafts.load(draftNameOf(undefined, 'register')) !== undefined
  return language === languageOfPage() && !signedInMark.get() && !hasTyped
}
