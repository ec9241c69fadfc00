import { lazy, Suspense } from 'react'
import { HomePage } from '#web/site/home-page.tsx'
import { loadNamespaces, type NamespaceLoader } from '../../language/namespaces.ts'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/site/home/home-words-hu.ts'),
  en: () => import('#web/site/home/home-words-en.ts'),
}

async function loadSections() {
  const [{ HomeSections }] = await Promise.all([import('#web/site/home/home-sections.tsx'), loadNamespaces(namespaces)])
  return { default: HomeSections }
}

/** What is below the first screen: written with the page, and hydrated when its program has come. */
const Sections = import.meta.env.SSR ? (await loadSections()).default : lazy(loadSections)

export const Home = () => (
  <HomePage>
    <Suspense fallback={null}>
      <Sections />
    </Suspense>
  </HomePage>
)
