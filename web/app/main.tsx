import { StrictMode } from 'react'
import { Hub } from 'aws-amplify/utils'
import { createRoot } from 'react-dom/client'
import type { CurrentUser } from '#shared/people/contract.ts'
import { applyTheme } from '#web/ui/theme/theme.ts'
import { App } from './app.tsx'
import { speakTo } from './browser-session.ts'
import { applyPreference, languageOfPage, watchPrefix } from './locale.ts'
import { isReloading } from './missing-part.ts'
import { currentRouter } from './router.ts'
import { allowOnlyEmptying } from './trusted-types.ts'
import { readOverrides, speak } from './words.ts'

allowOnlyEmptying()

const language = languageOfPage()
speakTo(language)

window.addEventListener('vite:preloadError', event => {
  if (isReloading()) event.preventDefault()
})

Hub.listen('session', ({ payload: { event, data } }) => {
  if (event === 'revise') void currentRouter().revalidate()
  if (event === 'known') {
    const { preferences } = data as CurrentUser
    applyTheme(preferences.theme)
    void applyPreference(preferences.language)
  }
})

watchPrefix()
await speak(language)

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
)

// After the first paint, which words that were changed since the release can wait for.
setTimeout(() => void readOverrides(language).catch(() => {}), 1000)
