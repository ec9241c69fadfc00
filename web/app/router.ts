import { useSyncExternalStore } from 'react'
import { createBrowserRouter } from 'react-router'
import { prefixOf } from './language-of.ts'
import { pages } from './routes.tsx'

// The same pages stand under no prefix, `/hu` and `/en`; the basename spares every link the prefix.
const newRouter = () => createBrowserRouter(pages, { basename: prefixOf(location.pathname) || '/' })

let router: ReturnType<typeof newRouter> | undefined
const watchers = new Set<() => void>()

export const currentRouter = () => (router ??= newRouter())

/** After the prefix of the address has changed. */
export function rebuildRouter() {
  router?.dispose()
  router = newRouter()
  for (const watcher of watchers) watcher()
}

function subscribe(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

export const useRouter = () => useSyncExternalStore(subscribe, currentRouter)
