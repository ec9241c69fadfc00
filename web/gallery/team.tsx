import { useState } from 'react'
import type { AbsenceKind } from '#web/ui/calendar/planner/plan.ts'
import { PlannerLegend } from '#web/ui/calendar/planner/planner-legend.tsx'
import { PlannerList } from '#web/ui/calendar/planner/planner-list.tsx'
import { Planner } from '#web/ui/calendar/planner/planner.tsx'
import { toast } from '#web/ui/feedback/toast/toast.ts'
import { sampleDay, sampleYear } from '#web/ui/calendar/year-planner/sample-year.ts'
import { YearGrid } from '#web/ui/calendar/year-grid/year-grid.tsx'
import { YearPlanner } from '#web/ui/calendar/year-planner/year-planner.tsx'
import styles from './gallery.module.css'
import { sampleDays } from './sample-days.ts'
import { sampleMonth, sampleSelf, sampleTeam, sampleToday } from './sample-team.ts'

/** The planner of a team, its legend, the same as a list, and somebody's year. */
export function Team() {
  const [hidden, hide] = useState<ReadonlySet<AbsenceKind>>(new Set())
  const opened = (name: string) => toast.success(name)
  return (
    <>
      <div className={styles.stack}>
        <Planner
          label="Csapatnaptár, 2026. november"
          days={sampleMonth}
          groups={sampleTeam}
          today={sampleToday}
          hidden={hidden}
          self={sampleSelf}
          onAsk={opened}
          onOpen={(_, { last_name, first_name }) => opened(`${last_name} ${first_name}`)}
          onTurn={step => opened(String(step))}
          onToday={() => opened(sampleToday)}
        />
        <PlannerLegend groups={sampleTeam} hidden={hidden} onChange={hide} />
      </div>
      <div className={styles.columns}>
        <PlannerList
          days={sampleMonth.slice(17, 24)}
          groups={sampleTeam}
          today={sampleToday}
          hidden={hidden}
          onOpen={(_, { last_name, first_name }) => opened(`${last_name} ${first_name}`)}
        />
        <PlannerList days={sampleMonth} groups={[]} today={sampleToday} onOpen={() => {}} />
      </div>
      <YearPlanner year={sampleYear} title="Nagy Anna éve, 2026" day={sampleDay} label="Nagy Anna éve, 2026" />
      <YearGrid
        year={sampleYear}
        label="Nagy Anna napjai, 2026"
        days={sampleDays}
        today={sampleToday}
        onChoose={opened}
        hint="Egy szabad munkanapot választva kezdődik a kérelem."
      />
    </>
  )
}
