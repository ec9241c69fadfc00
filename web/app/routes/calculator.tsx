import { lazy, Suspense } from 'react'
import { StillLoading } from '#web/ui/feedback/skeleton/still-loading.tsx'
import { loadNamespaces, type NamespaceLoader } from '../language/namespaces.ts'
import { useSignedIn } from '../session/known-user.ts'
import { progressOf } from './page-access.ts'

const namespaces: NamespaceLoader = {
  hu: () => import('#web/site/days-off-calculator-words-hu.ts'),
  en: () => import('#web/site/days-off-calculator-words-en.ts'),
}

async function loadCalculator() {
  const [{ DaysOffCalculator }] = await Promise.all([
    import('#web/site/days-off-calculator.tsx'),
    loadNamespaces(namespaces),
  ])
  return { default: DaysOffCalculator }
}

/** Loaded after the layout, since it weighs as much; the prerendered page contains it, and hydrates it when it has come. */
const Calculator = import.meta.env.SSR ? (await loadCalculator()).default : lazy(loadCalculator)

export function CalculatorPage() {
  const isMember = progressOf(useSignedIn()) === 'member'
  return (
    <Suspense fallback={<StillLoading />}>
      <Calculator isMember={isMember} />
    </Suspense>
  )
}
