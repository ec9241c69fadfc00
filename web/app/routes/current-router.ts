import { useSyncExternalStore } from 'react'
import type { createBrowserRouter } from 'react-router'

type Router = ReturnType<typeof createBrowserRouter>

let build: () => Router
let router: Router | undefined
const watchers = new Set<() => void>()

function subscribe(watcher: () => void) {
  watchers.add(watcher)
  return () => watchers.delete(watcher)
}

/** The router of the page. Apart from the routes, since these load the session and the languages that revalidate and rebuild it. */
export const currentRouter = {
  get: (): Router => (router ??= build()),

  /** How a router for the present address is made. */
  setBuilder(builder: () => Router) {
    build = builder
  },

  set(made: Router) {
    router = made
  },

  /** After the prefix of the address has changed. */
  rebuild() {
    router?.dispose()
    router = build()
    for (const watcher of watchers) watcher()
  },
}

export const useRouter = () => useSyncExternalStore(subscribe, currentRouter.get, currentRouter.get)
