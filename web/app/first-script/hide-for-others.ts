import { isForThisVisitor } from '../prerender/prerendered-page.ts'
import { signedInMark } from '../session/signed-in-mark.ts'

/** Hides a prerendered page that is not this visitor's, until theirs is rendered; the shell shows its frame to members. */
export function hideForOthers() {
  const page = document.documentElement
  if (!isForThisVisitor(page.lang)) page.dataset.stale = ''
  if (signedInMark.get()) page.dataset.signedIn = ''
}
