import type { ReactNode } from 'react'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { RouterProvider } from 'react-aria-components'
import { useHref, useNavigate } from 'react-router'
import type { Language } from '#shared/words/language.ts'
import { locale } from '#shared/words/locale.ts'
import { ToastRegion } from '../feedback/toast/toast-region.tsx'

/** Wraps all pages inside the router: the locale and links of react-aria, and the toasts. */
export function UiProvider({ language, children }: { language: Language; children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <I18nProvider locale={locale[language]}>
      {/* oxlint-disable-next-line react/rules-of-hooks -- react-aria asks for the hook itself, to call it per link */}
      <RouterProvider navigate={to => void navigate(to)} useHref={useHref}>
        {children}
        <ToastRegion />
      </RouterProvider>
    </I18nProvider>
  )
}
