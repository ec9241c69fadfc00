import { redirect, type LoaderFunctionArgs } from 'react-router'
import { destination, isForEverybody, standingOf, type Place } from './destination.ts'
import { prefixOf } from '../language/language-of.ts'
import { loadSession, loadSessionIfSignedIn } from '../session/load-session.ts'

/** Who asks for a page. Where that cannot be found out, a page for everybody is shown as to a guest. */
async function whoAsks(place: Place) {
  try {
    return await (await loadSessionIfSignedIn())?.whoIsIn()
  } catch (error) {
    if (isForEverybody(place)) return undefined
    throw error
  }
}

/** The loader of every page: sends those elsewhere who may not see it. */
export async function guard({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const place = { pathname: pathname.slice(prefixOf(pathname).length) || '/', search }
  const to = destination(place, standingOf(await whoAsks(place)))
  return to ? redirect(to) : null
}

/** The loader of `/logout`. */
export async function logOut() {
  await (await loadSession()).leave()
  return redirect('/login')
}
