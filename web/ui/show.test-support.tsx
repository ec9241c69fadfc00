import { StrictMode, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { UiProvider } from './provider/ui-provider.tsx'

const shown: { root: Root; place: HTMLElement; router: ReturnType<typeof createMemoryRouter> }[] = []

/** Renders parts as the app does: inside a router, at an address, in Hungarian. */
export function show(children: ReactNode, at = '/'): HTMLElement {
  const place = document.createElement('main')
  document.body.append(place)
  const root = createRoot(place)
  const element = <UiProvider language="hu">{children}</UiProvider>
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [at] })
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  )
  shown.push({ root, place, router })
  return place
}

/** What the back button of the browser does. */
export const goBack = () => shown.at(-1)!.router.navigate(-1)

/** Takes away what the test has shown, with what was announced of it, which would stay for some seconds. */
export function unshow() {
  for (const { root, place } of shown.splice(0)) {
    root.unmount()
    place.remove()
  }
  for (const log of document.querySelectorAll('[data-live-announcer] > *')) log.replaceChildren()
}
