import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { watchPrefix } from './language/switch-language.ts'
import { fetchOverrides, setLanguage } from './language/namespaces.ts'
import { languageOfPage } from './prerender/prerendered-page.ts'
import { hydrateRouter } from './routes/router.ts'
import { reloadForStaleChunk } from './routes/stale-chunk/stale-chunk.ts'
import { allowOnlyHarmless } from './trusted-types.ts'

allowOnlyHarmless()

window.addEventListener('vite:preloadError', event => {
  if (reloadForStaleChunk()) event.preventDefault()
})

const [yes, no] = [() => true, () => false]
const page = document.documentElement
const root = document.getElementById('root')!
const language = languageOfPage()
const app = (
  <StrictMode>
    <App />
  </StrictMode>
)

watchPrefix()

// Pages are prerendered for guests in each language; the first script has marked them as stale for everybody else.
const isPrerendered = root.hasChildNodes() && page.dataset.stale === undefined
if (!isPrerendered) root.replaceChildren()
await setLanguage(language)
// A page whose parts cannot be loaded is rendered anew, which shows the error page, and so is one that leads elsewhere.
if (isPrerendered && (await hydrateRouter().then(yes, no))) {
  hydrateRoot(root, app)
} else {
  root.replaceChildren()
  createRoot(root).render(app)
}
page.lang = language
delete page.dataset.stale

// Translations that were changed since the document was written can wait until after the first paint.
setTimeout(() => void fetchOverrides(language).catch(() => {}), 1000)
