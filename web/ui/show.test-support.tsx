import { StrictMode, type ReactNode } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterEach } from 'vitest'
import { UiProvider } from './provider/ui-provider.tsx'

const shown: { root: Root; place: HTMLElement }[] = []

/** Renders parts as the app does: inside a router, in Hungarian. */
export function show(children: ReactNode): HTMLElement {
  const place = document.createElement('main')
  document.body.append(place)
  const root = createRoot(place)
  const element = <UiProvider language="hu">{children}</UiProvider>
  root.render(
    <StrictMode>
      <RouterProvider router={createMemoryRouter([{ path: '*', element }])} />
    </StrictMode>,
  )
  shown.push({ root, place })
  return place
}

afterEach(() => {
  for (const { root, place } of shown.splice(0)) {
    root.unmount()
    place.remove()
  }
})
