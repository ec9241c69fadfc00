import { sampleDay, sampleYear } from './sample-year.ts'
import { YearPlanner } from './year-planner.tsx'

export function Gallery() {
  return <YearPlanner year={sampleYear} title="Nagy Anna éve, 2026" day={sampleDay} label="Nagy Anna éve, 2026" />
}
