import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './app.tsx'
import { watchPrefix } from './locale.ts'
import { isReloading } from './missing-part.ts'
import { takeOverPage } from './router.ts'
import { allowOnlyHarmless } from './trusted-types.ts'
import { putKept, readOverrides, speak } from './words.ts'
import { isForThisVisitor, languageOfPage } from './written-page.ts'

allowOnlyHarmless()

window.addEventListener('vite:preloadError', event => {
  if (isReloading()) event.preventDefault()
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

// Pages are written in advance for guests in each language; for others they are drawn from nothing.
const isWritten = root.hasChildNodes() && isForThisVisitor(page.lang)
if (!isWritten) root.replaceChildren()
await speak(language)
// One whose parts cannot be brought is drawn from nothing too: that says what is wrong.
if (isWritten && (await takeOverPage().then(yes, no))) {
  hydrateRoot(root, app)
} else {
  root.replaceChildren()
  putKept(language)
  createRoot(root).render(app)
}
page.lang = language
delete page.dataset.stale

// After the first paint, which words that were changed since the release can wait for.
setTimeout(() => {
  putKept(language)
  void readOverrides(language).catch(() => {})
}, 1000)
