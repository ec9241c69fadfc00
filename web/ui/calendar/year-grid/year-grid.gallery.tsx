import { toast } from '../../feedback/toast/toast.ts'
import { sampleDays } from './sample-days.gallery.ts'
import { YearGrid } from './year-grid.tsx'

export function Gallery() {
  return (
    <YearGrid
      year={2026}
      label="Nagy Anna napjai, 2026"
      days={sampleDays}
      today="2026-11-20"
      onChoose={day => toast.success(day)}
      hint="Egy szabad munkanapot választva kezdődik a kérelem."
    />
  )
}
