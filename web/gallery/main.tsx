import { createRoot } from 'react-dom/client'
import { useTranslation } from 'react-i18next'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { UiProvider } from '../ui/provider/ui-provider.tsx'
import { wordsReady } from '../ui/words.test-support.ts'
import { Gallery } from './gallery.tsx'
import { RequestPicture } from './request-picture.tsx'
import { SignInPicture } from './sign-in-picture.tsx'

const pictures = { request: RequestPicture, auth: SignInPicture }

const chosen = new URLSearchParams(location.search).get('picture')
const Picture = pictures[chosen as keyof typeof pictures] ?? Gallery

function Page() {
  const { i18n } = useTranslation()
  return (
    <UiProvider language={i18n.language === 'en' ? 'en' : 'hu'}>
      <Picture />
    </UiProvider>
  )
}

const router = createBrowserRouter([{ path: '*', Component: Page }])

await wordsReady
const root = document.getElementById('root')
if (root) createRoot(root).render(<RouterProvider router={router} />)
