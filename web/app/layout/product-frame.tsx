import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet } from 'react-router'
import { SWRConfig } from 'swr'
import { ApiError } from '#shared/contract/client.ts'
import { isLanguage } from '#shared/words/language.ts'
import { UiProvider } from '#web/ui/provider/ui-provider.tsx'

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
  const { i18n } = useTranslation()
  return (
    <SWRConfig value={reading}>
      <UiProvider language={isLanguage(i18n.language) ? i18n.language : 'hu'}>{children}</UiProvider>
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
