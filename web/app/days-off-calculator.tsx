import { lazy, Suspense } from 'react'

const bring = async () => (await import('./bring-calculator.ts')).bringCalculator()

/** What counts weighs as much as the frame around it. It stands written in the page, and takes it over a moment after the rest. */
const Calculator = import.meta.env.SSR ? (await bring()).default : lazy(bring)

export const DaysOffCalculator = () => (
  <Suspense fallback={null}>
    <Calculator />
  </Suspense>
)
