import { lazy, Suspense } from 'react'
import { standingOf } from './destination.ts'
import { useSignedIn } from './known-user.ts'

const bring = async () => (await import('./bring-calculator.ts')).bringCalculator()

/** What counts weighs as much as the frame around it. It stands written in the page, and takes it over a moment after the rest. */
const Calculator = import.meta.env.SSR ? (await bring()).default : lazy(bring)

export function DaysOffCalculator() {
  const isMember = standingOf(useSignedIn()) === 'member'
  return (
    <Suspense fallback={null}>
      <Calculator isMember={isMember} />
    </Suspense>
  )
}
