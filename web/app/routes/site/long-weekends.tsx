import { useParams } from 'react-router'
import type { ComponentType } from 'react'
import { useTranslation } from 'react-i18next'
import { NotFoundPage } from '../../layout/error-page.tsx'
import { longWeekendsPath, longWeekendYears } from '../../language/long-weekends-path.ts'
import { loadNamespaces, type NamespaceLoader } from '../../language/namespaces.ts'
import { loadLater } from './load-later.tsx'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/site/long-weekends/weekends-words-hu.ts'),
  en: () => import('#web/site/long-weekends/weekends-words-en.ts'),
}

/** The page of the year in its address. */
export async function loadLongWeekends(): Promise<ComponentType> {
  const Content = await loadLater(async () => {
    const [{ LongWeekendsPage }] = await Promise.all([
      import('#web/site/long-weekends/long-weekends-page.tsx'),
      loadNamespaces(namespaces),
    ])
    return function Year() {
      const { i18n } = useTranslation()
      const pages = longWeekendYears.map(year => ({ year, to: longWeekendsPath(year, i18n.language) }))
      return <LongWeekendsPage year={Number(useParams().year)} pages={pages} />
    }
  })
  return function LongWeekends() {
    const { year } = useParams()
    return longWeekendYears.some(known => String(known) === year) ? <Content /> : <NotFoundPage />
  }
}
