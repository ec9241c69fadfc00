import type { ReactNode } from 'react'
import { Outlet } from 'react-router'
import { SWRConfig } from 'swr'
import { ApiError } from '#shared/contract/client.ts'
import { UiProvider } from '#web/ui/provider/ui-provider.tsx'
import { useLanguage } from '#web/ui/use-language.ts'

/**
 * What was read is read again after a change, a notification, or on coming back online; not at every glance at the window, and not for
 * each part of a page that comes a little later than the others.
 */
const reading = {
  dedupingInterval: 10_000,
  revalidateOnFocus: false,
  shouldRetryOnError: (error: unknown) => !(error instanceof ApiError) || error.status === 0 || error.status >= 500,
}

/** What the pages of the product stand on, and public pages do without: forms, toasts, and what was read. */
export function ProductFrame({ children }: { children: ReactNode }) {
  const language = useLanguage()
  return (
    <SWRConfig value={reading}>
      <UiProvider language={language}>{children}</UiProvider>
    </SWRConfig>
  )
}

export function ProductLayout() {
  return (
    <ProductFrame>
      <Outlet />
    </ProductFrame>
  )
}
