import i18next from 'i18next'
import { redirect, redirectDocument, type LoaderFunctionArgs } from 'react-router'
import { isHungarianOnly, prefixOf } from '../language/language-of-address.ts'
import { loadSession, loadSessionIfSignedIn } from '../session/load-session.ts'
import { destinationOf, isPublic, onTheWay, progressOf, redirectFor, type Address } from './page-access.ts'

/** Who opens a page. Where that cannot be found out, a public page is shown as to a guest. */
async function currentUser(address: Address) {
  try {
    return await (await loadSessionIfSignedIn())?.currentUser()
  } catch (error) {
    if (isPublic(address)) return undefined
    throw error
  }
}

/** The loader of every page: redirects whoever may not see it. */
export async function guard({ request }: LoaderFunctionArgs) {
  const { pathname, search } = new URL(request.url)
  const address = { pathname: pathname.slice(prefixOf(pathname).length) || '/', search }
  if (isHungarianOnly(address.pathname) && i18next.language !== 'hu')
    return redirectDocument(new URL(`/hu${address.pathname}${search}`, request.url).href)
  const to = redirectFor(address, progressOf(await currentUser(address)))
  return to ? redirect(to) : null
}

/** The loader of `/logout`; who wants to come back with another account signs in for the same page. */
export async function logOut({ request }: LoaderFunctionArgs) {
  await (await loadSession()).signOut()
  const { pathname, search } = new URL(request.url)
  return redirect(onTheWay('/login', destinationOf({ pathname, search })))
}
